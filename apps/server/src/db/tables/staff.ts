import type { Generated } from 'kysely'
import type { Flag } from '#db/tables/catalogue.ts'

export interface StaffTables {
  /** Whoever works at a restaurant. Who has gone keeps the row for the log, without name and phone. */
  staffPeople: {
    id: string
    name: string
    /** E.164; nobody shares one. */
    phone: string | null
    createdAt: number
    endedAt: number | null
    /** The role that this person plays in a demonstration: `brand:role`. */
    demoKey: string | null
  }
  staffRoles: {
    personId: string
    /** 0 for PLATFORM. */
    brandId: number
    role: string
    /** JSON of venue numbers; null: all of them. */
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
  /** What a passkey has to sign; each is good once. */
  staffChallenges: {
    challenge: string
    purpose: string
    /** Whom it is for: a session, an invitation, the person about to be made. */
    subject: string
    expiresAt: number
  }
  staffSessions: {
    id: string
    tokenHash: string
    personId: string
    /** The device that was unlocked with a PIN. */
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
    /** Confirmed: the device that it became. */
    deviceId: string | null
  }
  staffPins: { personId: string; hash: string; setAt: number }
  /** Wrong tries of PINs, pairing codes and invitations, over all processes. */
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
    /** Of the command line: the user of the machine. */
    actorName: string | null
    kind: string
    subject: string | null
    /** JSON of `[{field, old, new}]`. */
    changes: string
  }
}
