/** What the menu bar links to and a shared address scrolls to. */
export function toGroupAnchor(groupId: number): string {
  return `group-${groupId}`
}
