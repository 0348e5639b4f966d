# syntax=docker/dockerfile:1
# The same archive as `npm run package` makes, as an image of Node alone.
FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run package && mkdir /shop && tar -xzf .cache/package/*.tar.gz -C /shop --strip-components=1

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /opt/malecon
COPY --from=build /shop .
RUN ln -s /opt/malecon/malecon /usr/local/bin/malecon
# A new volume takes its owner from this folder.
RUN mkdir -p /var/lib/malecon/photos && chown -R node:node /var/lib/malecon
USER node
EXPOSE 8080 8082 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 8080}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1: it receives SIGTERM, and exits within 28 seconds.
CMD ["node", "dist/server/main.js"]
