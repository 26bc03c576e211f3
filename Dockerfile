# The bot in a container. The database is on the volume /data; the token comes from the environment:
#   docker build -t canasta . && docker run -d --init --restart unless-stopped -e DISCORD_TOKEN=… -v canasta:/data canasta

FROM python:3.11-slim-bookworm AS build
WORKDIR /source
RUN python -m venv /opt/canasta
COPY pyproject.toml constraints.txt ./
# The libraries first, in a layer of their own: they change seldom, the bot often.
RUN python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["dependencies"], sep="\n")' > libraries.txt \
    && /opt/canasta/bin/pip install --no-cache-dir --constraint constraints.txt --requirement libraries.txt
COPY README.md LICENSE ./
COPY bot bot
COPY cogs cogs
RUN /opt/canasta/bin/pip install --no-cache-dir --constraint constraints.txt .

FROM python:3.11-slim-bookworm
RUN useradd --system --uid 10001 --home-dir /data canasta && install --directory --owner canasta /data
COPY --from=build /opt/canasta /opt/canasta
ENV CANASTA_DATABASE=/data/canasta.db PYTHONUNBUFFERED=1
USER canasta
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
    CMD ["/opt/canasta/bin/python", "-m", "bot", "health"]
CMD ["/opt/canasta/bin/python", "-m", "bot"]
