/**
 * Paths of the office's calls. The file has no import: the office bundles it and uses the rest of the contract as
 * types only.
 */
export const officePaths = {
  'staff.ways': { method: 'GET', path: '/1/staff/sign-in/ways' },
  'staff.passkey-options': { method: 'POST', path: '/1/staff/sign-in/passkey/options' },
  'staff.passkey': { method: 'POST', path: '/1/staff/sign-in/passkey' },
  'staff.phone-code': { method: 'POST', path: '/1/staff/sign-in/phone/code' },
  'staff.phone': { method: 'POST', path: '/1/staff/sign-in/phone' },
  'staff.demo': { method: 'POST', path: '/1/staff/sign-in/demo' },

  'invitation.show': { method: 'POST', path: '/1/staff/invitation' },
  'invitation.passkey-options': { method: 'POST', path: '/1/staff/invitation/passkey/options' },
  'invitation.phone-code': { method: 'POST', path: '/1/staff/invitation/phone/code' },
  'invitation.accept': { method: 'POST', path: '/1/staff/invitation/accept' },

  'staff.me': { method: 'GET', path: '/1/staff/me' },
  'staff.rename': { method: 'PATCH', path: '/1/staff/me' },
  'staff.sign-out': { method: 'POST', path: '/1/staff/sign-out' },
  'staff.sessions': { method: 'GET', path: '/1/staff/me/sessions' },
  'staff.sessions.end': { method: 'DELETE', path: '/1/staff/me/sessions/:sessionId' },
  'staff.sessions.end-others': { method: 'DELETE', path: '/1/staff/me/sessions' },
  'staff.restos': { method: 'GET', path: '/1/staff/brands/:brandId/restos' },
  'staff.passkeys': { method: 'GET', path: '/1/staff/me/passkeys' },
  'staff.passkeys.options': { method: 'POST', path: '/1/staff/me/passkeys/options' },
  'staff.passkeys.add': { method: 'POST', path: '/1/staff/me/passkeys' },
  'staff.passkeys.rename': { method: 'PATCH', path: '/1/staff/me/passkeys/:passkeyId' },
  'staff.passkeys.remove': { method: 'DELETE', path: '/1/staff/me/passkeys/:passkeyId' },
  'staff.pin': { method: 'PUT', path: '/1/staff/me/pin' },
  'staff.pin-remove': { method: 'DELETE', path: '/1/staff/me/pin' },
  'staff.events': { method: 'GET', path: '/1/staff/me/events' },
  'staff.verify-options': { method: 'POST', path: '/1/staff/verify/passkey/options' },
  'staff.verify-code': { method: 'POST', path: '/1/staff/verify/phone/code' },
  'staff.verify': { method: 'POST', path: '/1/staff/verify' },

  'team.show': { method: 'GET', path: '/1/brands/:brandId/team' },
  'team.settings': { method: 'PUT', path: '/1/brands/:brandId/team/settings' },
  'team.invite': { method: 'POST', path: '/1/brands/:brandId/invitations' },
  'team.cancel-invitation': { method: 'DELETE', path: '/1/brands/:brandId/invitations/:invitationId' },
  'team.roles': { method: 'PUT', path: '/1/brands/:brandId/team/:personId/roles' },
  'team.end': { method: 'DELETE', path: '/1/brands/:brandId/team/:personId' },
  'team.sessions': { method: 'GET', path: '/1/brands/:brandId/team/:personId/sessions' },
  'team.end-sessions': { method: 'DELETE', path: '/1/brands/:brandId/team/:personId/sessions' },

  'devices.pairing-start': { method: 'POST', path: '/1/devices/pairing' },
  'devices.pairing': { method: 'POST', path: '/1/devices/pairing/:pairingId' },
  'devices.list': { method: 'GET', path: '/1/brands/:brandId/devices' },
  'devices.pair': { method: 'POST', path: '/1/brands/:brandId/devices' },
  'devices.unpair': { method: 'DELETE', path: '/1/brands/:brandId/devices/:deviceId' },
  'devices.me': { method: 'GET', path: '/1/devices/me' },
  'devices.unlock': { method: 'POST', path: '/1/devices/me/unlock' },
  'devices.lock': { method: 'POST', path: '/1/devices/me/lock' },
  'devices.events': { method: 'GET', path: '/1/devices/me/events' },

  'board.show': { method: 'GET', path: '/1/restos/:restoId/board' },
  'board.search': { method: 'GET', path: '/1/restos/:restoId/board/search' },
  'board.events': { method: 'GET', path: '/1/restos/:restoId/board/events' },
  'board.accept': { method: 'POST', path: '/1/restos/:restoId/board/orders/:orderId/accept' },
  'board.step': { method: 'POST', path: '/1/restos/:restoId/board/orders/:orderId/step' },
  'board.take-back': { method: 'POST', path: '/1/restos/:restoId/board/orders/:orderId/take-back' },
  'board.delay': { method: 'POST', path: '/1/restos/:restoId/board/orders/:orderId/delay' },
  'board.refuse': { method: 'POST', path: '/1/restos/:restoId/board/orders/:orderId/refuse' },
  'board.seen': { method: 'POST', path: '/1/restos/:restoId/board/orders/:orderId/seen' },

  'log.list': { method: 'GET', path: '/1/brands/:brandId/log' },
  'log.export': { method: 'GET', path: '/1/brands/:brandId/log/export' },
} as const

export type OfficeCall = keyof typeof officePaths
