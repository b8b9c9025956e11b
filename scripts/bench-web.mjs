/** `npm run bench:web [-- pages… --runs N --json FILE]`: load times of the storefront's pages, beside static twins. */
import { runPinned } from './run-pinned.mjs'

await runPinned(['e2e/bench/web/run-web-bench.ts', ...process.argv.slice(2)])
