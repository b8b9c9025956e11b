/** Served at /docs.css, with system fonts and two palettes. */
export const docsStyle = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#fffaf5, #16130f);
  --card: light-dark(#ffffff, #201b16);
  --line: light-dark(#eadfd3, #3a322a);
  --text: light-dark(#231a12, #f3ebe2);
  --quiet: light-dark(#6b5a4a, #b5a594);
  --accent: light-dark(#b34700, #ff9d4d);
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--ground); color: var(--text);
  font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere;
}
header, nav, main { padding: 1rem clamp(1rem, 4vw, 2.5rem); }
header { max-width: 60rem; }
h1 { margin: 0; font-size: 1.75rem; }
h1 small, .facts { color: var(--quiet); font-weight: 400; }
h2 { font-size: 1.25rem; margin: 2rem 0 0.75rem; }
h3 { margin: 0 0 0.5rem; font-size: 1rem; }
h4 { margin: 1rem 0 0.25rem; font-size: 0.875rem; }
a { color: var(--accent); }
p { margin: 0.25rem 0; }
.facts { font-size: 0.875rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.875rem; }
nav { display: grid; gap: 0 1.5rem; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); }
nav h2 { font-size: 0.875rem; margin: 1rem 0 0.25rem; color: var(--quiet); }
nav details { grid-column: 1 / -1; }
nav ul { list-style: none; margin: 0; padding: 0; font-size: 0.875rem; }
nav a { display: inline-block; padding: 0.25rem 0; }
article {
  background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem;
  padding: 1rem; margin: 0 0 1rem; scroll-margin-top: 1rem;
}
article:target { border-color: var(--accent); }
article h3 b { color: var(--accent); }
.table { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.875rem; overflow-wrap: normal; }
th, td { text-align: left; vertical-align: top; padding: 0.25rem 0.75rem 0.25rem 0; border-top: 1px solid var(--line); }
th { font-weight: 400; white-space: nowrap; }
td:last-child { color: var(--quiet); }
summary { cursor: pointer; padding: 0.5rem 0; font-size: 0.875rem; color: var(--accent); }
pre { overflow: auto; margin: 0; padding: 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; max-height: 24rem; }
.codes { margin: 0; padding-left: 1.25rem; columns: 18rem; font-size: 0.875rem; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (max-width: 599px) {
  tr { display: grid; grid-template-columns: 1fr 1fr; border-top: 1px solid var(--line); }
  th, td { border: 0; white-space: normal; overflow-wrap: anywhere; }
  td:last-child { grid-column: 1 / -1; padding-top: 0; }
}
@media (min-width: 1200px) {
  body { display: grid; grid-template: auto 1fr / 17rem minmax(0, 64rem); }
  header { grid-column: 2; }
  nav { grid-row: 1 / span 2; display: block; position: sticky; top: 0; height: 100vh; overflow-y: auto; border-right: 1px solid var(--line); }
}
`
