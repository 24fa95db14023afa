FROM python:3.11-slim

# Names in Arabic and Hebrew are laid out by fribidi.
RUN apt-get update \
    && apt-get install -y --no-install-recommends libfribidi0 \
    && rm -rf /var/lib/apt/lists/*

WORKDIR /parlor
COPY pyproject.toml README.md ./
COPY games games
COPY images images
COPY bot bot
RUN pip install --no-cache-dir --disable-pip-version-check --editable '.[postgres]'

# A volume mounted on data is given to this user with it.
RUN useradd --uid 10001 parlor && install -d -o parlor data
USER parlor
CMD ["python", "-m", "bot"]
