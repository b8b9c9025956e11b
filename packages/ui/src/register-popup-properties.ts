/** CSS properties of Base UI's drawer. The library would register the first five itself. */
const names = [
  'drawer-swipe-movement-x',
  'drawer-swipe-movement-y',
  'drawer-snap-point-offset',
  'drawer-swipe-progress',
  'drawer-swipe-strength',
  'drawer-height',
  'drawer-frontmost-height',
  'nested-drawers',
]

/**
 * They change while a popup opens, and no content should be restyled for that. Registered early, because each
 * registration makes the browser restyle everything on the page.
 */
export function registerPopupProperties(): void {
  if (!('registerProperty' in CSS)) return
  for (const name of names) CSS.registerProperty({ name: `--${name}`, syntax: '*', inherits: false })
}
