/** Groups of texts behind the sign-in: routes wait for them, and the sign-in screen does not load them (vite.config.ts). */
export const laterGroups = [
  'nav',
  'keys',
  'start',
  'account',
  'way',
  'when',
  'board',
  'team',
  'invite',
  'invitation',
  'stepUp',
  'devices',
  'counter',
  'pair',
  'log',
] as const
