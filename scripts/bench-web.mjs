/** `npm run bench:web [-- pages… --runs N --json FILE]`: how long the storefront's pages take, beside static ones. */
import { runPinned } from './run-pinned.mjs'

await runPinned(['e2e/bench/web/run-web-bench.ts', ...process.argv.slice(2)])
