/** Where the focus goes when what had it is gone: a screen reader goes on with the page, not with the top of everything. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}
