import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server-postgres',
    // Each file has a database of its own; reading two hundred modules anew for each took half of the time.
    isolate: false,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [
      'src/db/sqlite.test.ts',
      // These touch no database: once, in the other project, is enough.
      'src/catalogue/{brand-tokens,demo-brands,json-schemas,read-brand-folder,write-brand-folder}.test.ts',
      'src/catalogue/{changes,checks,parsing,pictures}/**',
      'src/catalogue/drafts/{check-draft,merge-thing,untouched-menus}.test.ts',
      'src/geo/{addresses,demo,osm,search,shapes,tiles}/**',
      'src/geo/in-turns.test.ts',
      'src/{accept-language,clock,config,decimal-amount,error-message,ids}.test.ts',
      'src/cli/{catalogue-without-database,keys}.test.ts',
      'src/config/**',
      'src/jobs/{backoff,timer}.test.ts',
      'src/modules/documents/{document-text,site-origin}.test.ts',
      'src/modules/documents/{structured-data,testing}/**',
      'src/modules/{documents/content-security-policy,payments/ask-times,payments/to-payment-request,photos/photo-cache}.test.ts',
      'src/plugins/{broken-request,caller-key,compile-serializer,compile-validator,customer-site,listener-places,request-log,serve}.test.ts',
      'src/providers/**',
      // These start a server and ask it for nothing that a query answers: routes, headers, streams, and documents made
      // of the catalogue in memory, which src/serving proves to be the same on both.
      'src/{app,server-messages}.test.ts',
      'src/modules/documents/documents.test.ts',
      'src/modules/documents/{crawlers,pages}/**',
      'src/modules/geo/ask-geocoder.test.ts',
      'src/plugins/{error-handler,event-stream,headers,unused-connections}.test.ts',
    ],
    // Generous: the machine may be busy, and no test waits for time.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    env: { LAVASH_TEST_DATABASE: 'postgres' },
    globalSetup: ['test/postgres-server.ts'],
  },
})
