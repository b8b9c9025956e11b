/**
 * The router calls the first entry of every document 'default', so a typed address would inherit the scroll
 * position of another page. Each gets a name of its own before the router looks.
 */
export function startHistory(): void {
  // The browser's own restoring would fight with ours.
  window.history.scrollRestoration = 'manual'
  const state = window.history.state as { key?: string } | null
  if (state?.key === undefined) {
    window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '')
  }
}
