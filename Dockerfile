# Runs Slow Train without Cloudflare: see docs/serve.md. "docker compose up" uses it, and compose.yaml.
FROM node:24-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df AS build
WORKDIR /app
# First what "npm ci" reads, so that a change of code leaves its layer as it is.
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
COPY migrations/package.json migrations/
COPY web/package.json web/
COPY packages/clock/package.json packages/clock/
COPY packages/fairness/package.json packages/fairness/
COPY packages/players/package.json packages/players/
COPY packages/protocol/package.json packages/protocol/
COPY packages/ranking/package.json packages/ranking/
COPY packages/rules/package.json packages/rules/
COPY packages/settings/package.json packages/settings/
COPY packages/words/package.json packages/words/
COPY packages/tools/checks/package.json packages/tools/checks/
COPY packages/tools/database/package.json packages/tools/database/
COPY packages/tools/local/package.json packages/tools/local/
COPY packages/tools/operate/package.json packages/tools/operate/
COPY packages/tools/serve/package.json packages/tools/serve/
COPY packages/tools/trials/package.json packages/tools/trials/
# Without the browser of the tests.
RUN npm ci --no-audit --no-fund && rm -rf node_modules/@sparticuz /root/.npm
COPY . .
RUN node packages/tools/local/bin/slow-train.mjs build:serve
# For backups, which run as the same user as the server.
ENV HOME=/tmp

FROM node:24-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df
WORKDIR /app
RUN mkdir -p /var/lib/slow-train && chown node:node /var/lib/slow-train
COPY --from=build /app/node_modules/workerd node_modules/workerd
COPY --from=build /app/dist/serve dist/serve
USER node
VOLUME /var/lib/slow-train
EXPOSE 8787
ENV ADDRESS=0.0.0.0 PORT=8787 STATE_DIRECTORY=/var/lib/slow-train
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# What "npm run serve" runs after the build.
CMD ["node", "--max-semi-space-size=1", "dist/serve/server.js"]
