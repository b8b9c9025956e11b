/** Moves a lost focus to the page's content, so that a screen reader does not start at the top. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}
