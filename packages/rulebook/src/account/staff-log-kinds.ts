/** What the log of a brand can tell. The office has a text for each, so a new one does not compile without its text. */
export const staffLogKinds = [
  'team.invited',
  'team.invitation-cancelled',
  'team.joined',
  'team.roles-changed',
  'team.ended',
  'team.settings',
  'session.started',
  'session.ended',
  'person.renamed',
  'passkey.added',
  'passkey.renamed',
  'passkey.removed',
  'pin.changed',
  'device.paired',
  'device.unpaired',
  'device.pin-locked',
  'order.status',
  'order.delayed',
  'stop.added',
  'stop.removed',
  'draft.saved',
  'draft.discarded',
  'catalogue.published',
  'catalogue.price-published',
  'catalogue.restored',
  'catalogue.imported',
  'catalogue.removed',
] as const
export type StaffLogKind = (typeof staffLogKinds)[number]

/** What a change is about, from one value to another. */
export const staffLogFields = [
  'roles',
  'allowsSms',
  'way',
  'sessions',
  'name',
  'pin',
  'status',
  'delayMinutes',
  'until',
  'price',
  'version',
  'content',
] as const
export type StaffLogField = (typeof staffLogFields)[number]
