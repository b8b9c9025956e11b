/**
 * Without scripts nothing replaces the splash, so it makes room for the page in <noscript>. The storefront's styles
 * have reset headings and links, so they are styled here.
 */
export const withoutScriptsStyle = `@media (scripting: none) {
#root { display: none }
body { max-width: 45rem; margin: 0 auto; padding: 1rem }
h1, h2, h3 { margin: 1.2em 0 0.4em; font-weight: 700 }
h1 { font-size: 1.75rem }
h2 { font-size: 1.375rem }
nav, li, p { margin: 0.4em 0 }
noscript a { text-decoration: underline }
noscript img { max-width: 20rem; height: auto }
}`
