/** Of Base UI's drawer. The first five it would register itself. */
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
 * They change while a popup opens or follows a finger, and none of its contents is to be styled anew for that. Early: each
 * has the browser make the styles of everything that is there anew, and at the start hardly anything is.
 */
export function registerPopupProperties(): void {
  if (!('registerProperty' in CSS)) return
  for (const name of names) CSS.registerProperty({ name: `--${name}`, syntax: '*', inherits: false })
}
