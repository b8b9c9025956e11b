/** The counter may be blocked or down: the shop goes on, and the browser's console has told it already. */
export function loadScript(src: string): void {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
}
