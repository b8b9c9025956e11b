/**
 * What Node is given to run the server. Without the two flags V8 keeps 134 MB for young objects and lets the old ones
 * grow to twice what is in use: 750 MB instead of 440 with the brands of docs/decisions/catalogue.md in memory.
 */
export const serverCommand = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=30',
  'apps/server/src/server.ts',
]
