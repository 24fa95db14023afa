FROM python:3.11-slim

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
