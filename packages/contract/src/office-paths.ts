/**
 * Where the calls of the restaurant's side live. No import at all: the office bundles this file and takes everything else of
 * the contract as types.
 */
export const officePaths = {
  'staff.ways': { method: 'GET', path: '/1/staff/sign-in/ways' },
  'staff.demo': { method: 'POST', path: '/1/staff/sign-in/demo' },

  'staff.me': { method: 'GET', path: '/1/staff/me' },
  'staff.rename': { method: 'PATCH', path: '/1/staff/me' },
  'staff.sign-out': { method: 'POST', path: '/1/staff/sign-out' },
  'staff.sessions': { method: 'GET', path: '/1/staff/me/sessions' },
  'staff.sessions.end': { method: 'DELETE', path: '/1/staff/me/sessions/:sessionId' },
  'staff.sessions.end-others': { method: 'DELETE', path: '/1/staff/me/sessions' },
  'staff.restos': { method: 'GET', path: '/1/staff/brands/:brandId/restos' },
} as const

export type OfficeCall = keyof typeof officePaths
