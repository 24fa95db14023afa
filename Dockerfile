# Whoever wants exactly one build of it: docker build --build-arg PYTHON_DIGEST=sha256:...
ARG PYTHON_DIGEST=
FROM python:3.11.14-slim-trixie${PYTHON_DIGEST:+@$PYTHON_DIGEST}

WORKDIR /parlor
COPY LICENSE PRIVACY.md TERMS.md requirements-server.lock ./
RUN pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements-server.lock
COPY games games
COPY images images
COPY bot bot

# A volume mounted on data is given to this user with it.
RUN useradd --uid 10001 parlor && install -d -o parlor data
USER parlor
ENV PARLOR_METRICS_PORT=9100
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD python -c "import urllib.request as u; u.urlopen('http://127.0.0.1:$PARLOR_METRICS_PORT/healthz')"
CMD ["python", "-m", "bot"]
