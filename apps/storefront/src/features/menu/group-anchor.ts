/** The anchor of a group: the menu bar links to it, and shared addresses scroll to it. */
export function toGroupAnchor(groupId: number): string {
  return `group-${groupId}`
}
