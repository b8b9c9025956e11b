# One image for every brand: what is sold lies in the database.
FROM node:24-slim AS build
WORKDIR /lavash
COPY . .
RUN npm ci --no-audit --no-fund
RUN node scripts/build.mjs
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:24-slim
WORKDIR /lavash
COPY --from=build /lavash ./
ENV NODE_ENV=production
# Not root, and nothing of the image is writable for it.
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1))"]
CMD ["node", "apps/server/src/server.ts"]
