# syntax=docker/dockerfile:1

# What runs, and nothing that only builds or tests.
FROM node:24-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:24-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /app
RUN install -d -o node -g node /data
COPY --from=dependencies /app/node_modules ./node_modules
COPY package.json ./
COPY contracts ./contracts
COPY ports ./ports
COPY modules ./modules
COPY adapters ./adapters
COPY src ./src
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The process itself takes SIGTERM and finishes running turns; give it longer than SHUTDOWN_DEADLINE_MS to stop.
CMD ["node", "src/main.ts"]
