import type { Generated } from 'kysely'
import type { Flag } from '#db/tables/catalogue.ts'

export interface StaffTables {
  /** The restaurants' people. A former member keeps the row for the log, without name and phone. */
  staffPeople: {
    id: string
    name: string
    /** E.164; nobody shares one. */
    phone: string | null
    createdAt: number
    endedAt: number | null
    /** The role of this person in a demonstration: `brand:role`. */
    demoKey: string | null
  }
  staffRoles: {
    personId: string
    /** 0 for PLATFORM. */
    brandId: number
    role: string
    /** JSON of venue ids. Null: all venues. */
    restoIds: string | null
  }
  staffInvitations: {
    id: string
    tokenHash: string
    brandId: number
    /** JSON of the roles it gives. */
    roles: string
    name: string | null
    phone: string | null
    createdAt: number
    expiresAt: number
    usedAt: number | null
    cancelledAt: number | null
  }
  staffPasskeys: {
    /** The credential's id, base64url. */
    id: string
    personId: string
    name: string
    /** COSE, base64url. */
    publicKey: string
    counter: number
    /** JSON of the transports that the browser named. */
    transports: string
    isBackedUp: Flag
    createdAt: number
    lastUsedAt: number | null
  }
  /** Challenges that a passkey has to sign. Each works once. */
  staffChallenges: {
    challenge: string
    purpose: string
    /** The subject: a session, an invitation, or the person to be created. */
    subject: string
    expiresAt: number
  }
  staffSessions: {
    id: string
    tokenHash: string
    personId: string
    /** The device, if the session began with a PIN. */
    deviceId: string | null
    way: string
    startedAt: number
    lastSeenAt: number
    verifiedAt: number | null
    userAgent: string | null
  }
  staffDevices: {
    id: string
    tokenHash: string
    brandId: number
    restoId: number
    name: string
    pairedAt: number
    lastSeenAt: number | null
    unpairedAt: number | null
  }
  staffPairings: {
    id: string
    codeHash: string
    secretHash: string
    expiresAt: number
    /** The paired device, after confirmation. */
    deviceId: string | null
  }
  staffPins: { personId: string; hash: string; setAt: number }
  /** Wrong PINs, pairing codes and invitations, counted over all processes. */
  staffAttempts: { key: string; wrongTries: number; lockedUntil: number | null; forgetAt: number }
  staffSettings: { brandId: number; allowsSms: Flag }
  /** Append only. */
  staffLog: {
    id: Generated<number>
    at: number
    brandId: number
    restoId: number | null
    /** person, device, command-line, system */
    actor: string
    personId: string | null
    deviceId: string | null
    /** The machine's user, for the command line. */
    actorName: string | null
    kind: string
    subject: string | null
    /** JSON of `[{field, old, new}]`. */
    changes: string
  }
}
