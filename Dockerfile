# One image for every brand: what is sold lies in the database. The version is the one the lock pins for every command.
FROM node:24.21.0-slim AS build
WORKDIR /lavash
COPY . .
# No package needs a program of its own at the install, so none may run one.
RUN npm ci --ignore-scripts --no-audit --no-fund
RUN node scripts/build.mjs
# The image has its Node already, and nothing is compiled anew in it.
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/.cache

FROM node:24.21.0-slim
WORKDIR /lavash
# Owned by root: nothing of the image is writable for the user it runs as.
COPY --from=build /lavash ./
ENV NODE_ENV=production
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1))"]
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=30", "apps/server/src/server.ts"]
