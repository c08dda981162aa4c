# Runs Slow Train without Cloudflare: see docs/serve.md. "docker compose up" uses it, and compose.yaml.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
# Runs "npm ci" first.
RUN node packages/tools/local/bin/slow-train.mjs build:serve

FROM node:24-slim
WORKDIR /app
COPY --from=build /app/dist/serve dist/serve
COPY --from=build /app/node_modules/workerd node_modules/workerd
RUN mkdir -p /var/lib/slow-train && chown node:node /var/lib/slow-train
USER node
VOLUME /var/lib/slow-train
EXPOSE 8787
ENV ADDRESS=0.0.0.0 PORT=8787 STATE_DIRECTORY=/var/lib/slow-train
# What "npm run serve" runs after the build.
CMD ["node", "--max-semi-space-size=1", "dist/serve/server.js"]
