# The shop without its sandbox: database, mail server and payment provider are named by variables (docs/operating.md).
FROM node:24-trixie-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY pictures/package.json ./pictures/
RUN npm ci --include=dev --ignore-scripts
COPY . .
RUN node scripts/build.mjs

# What was built needs no packages and no sources but the layout of the database.
FROM node:24-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /shop
COPY --from=build /shop/package.json /shop/LICENSE /shop/NOTICE ./
COPY --from=build /shop/build ./build
COPY --from=build /shop/server/db/migrations ./server/db/migrations
RUN mkdir /backups && chown node /backups
USER node
VOLUME /backups
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server/main.js"]
