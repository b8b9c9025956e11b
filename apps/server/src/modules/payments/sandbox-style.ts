import { raw } from '@lavash/contract/html'

/** The page carries no brand, so that nobody takes the sandbox for the shop or for a bank. */
export const sandboxStyle = raw(`
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif;
    --ground: light-dark(#f2f4f7, #14171c); --card: light-dark(#fff, #1e232b); --ink: light-dark(#1b2430, #eef1f5);
    --soft: light-dark(#5b6675, #a3adba); --line: light-dark(#dfe4ea, #343b46); --accent: light-dark(#1f5fd0, #7fb0ff);
    --on-accent: light-dark(#fff, #0d1726); --good: light-dark(#17693a, #7ddca0); --bad: light-dark(#a82020, #ff9d9d) }
  * { box-sizing: border-box }
  body { background: var(--ground); color: var(--ink); margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 1rem }
  main { background: var(--card); border: 1px solid var(--line); border-radius: 1.25rem; max-width: 26rem; padding: 1.5rem; width: 100% }
  p { margin: 0 }
  .badge { background: repeating-linear-gradient(135deg, #f7c948 0 .6rem, #fbe08a .6rem 1.2rem); border-radius: 999px; color: #3a2c00;
    display: inline-block; font-size: .8125rem; font-weight: 600; padding: .125rem .75rem }
  h1 { font-size: 1.25rem; line-height: 1.3; margin: .75rem 0 1rem; overflow-wrap: anywhere; text-wrap: balance }
  .lines { display: grid; gap: .375rem; list-style: none; margin: 0; padding: 0; color: var(--soft) }
  .lines li, .total { display: flex; gap: 1rem; justify-content: space-between }
  .lines span:last-child, .total strong { white-space: nowrap; font-variant-numeric: tabular-nums }
  .total { align-items: baseline; border-top: 1px solid var(--line); margin-top: .75rem; padding-top: .75rem }
  .total strong { font-size: 1.5rem }
  .notice { color: var(--soft); margin: 1rem 0 }
  form, details[open] { display: grid; gap: .5rem }
  button, a.primary { border: 1px solid var(--line); border-radius: .875rem; background: none; color: inherit; cursor: pointer;
    display: block; font: inherit; min-height: 3rem; padding: .5rem 1rem; text-align: start; text-decoration: none; width: 100% }
  button small { color: var(--soft); display: block }
  button:hover { border-color: var(--accent) }
  .primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600 }
  button.primary small { color: inherit; font-weight: 400 }
  :is(button, a, summary):focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
  summary { color: var(--soft); cursor: pointer; padding: .625rem 0 }
  details[open] summary { margin-bottom: -.25rem }
  .state { font-weight: 600; margin: 1.25rem 0 1rem }
  .paid { color: var(--good) } .failed { color: var(--bad) }
  a.primary { align-content: center; text-align: center }
`)
