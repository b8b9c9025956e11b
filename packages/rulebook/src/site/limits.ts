/** The numbers of docs/specification/limits.md and decisions.md, each named once. */
export const smsResendSeconds = 90
export const smsMaxAttempts = 5
export const smsLockSeconds = 3600
export const smsCodeLength = 4
export const smsCodeLifetimeSeconds = 600
/** Six codes a day leave a guesser 30 tries in 10,000, and a customer more than a bad day needs. */
export const smsMaxPerPhoneDay = 6
/** Wide, because a whole mobile network can share one address; the captcha and the phone cap do the fine work. */
export const smsMaxPerIpDay = 100
/** A /48 of IPv6 is one customer of a provider; it has 65,536 addresses as we count them. */
export const smsMaxPerNetworkDay = 500
/** Half of all, so that an attack on one brand leaves the others their messages. */
export const smsMaxPerBrandDay = 5000
/** The last fuse of the SMS bill, over all customers together. */
export const smsMaxPerDay = 10_000
export const nameMaxLength = 50
export const commentMaxLength = 100
export const addressTextMaxLength = 100
export const suggestMinCharacters = 3
export const suggestDebounceMs = 150
export const defaultMapZoom = 12
export const zoneFillOpacity = 0.12
export const zoneStrokeOpacity = 0.38
export const zonesPageSize = 100
export const defaultTimeZone = '+03:00'
export const ungroupedGroupId = 0
export const ungroupedGroupName = 'Прочее'
export const ungroupedGroupOrder = 999_999
export const extendedCookingMinutes = 90
/** Pre-order times stand on the quarters of the venue's wall clock. */
export const preOrderStepMinutes = 15
export const dishSearchMaxResults = 100
export const dishSearchQueryMaxLength = 100
export const mobileBelowPx = 840
export const accessTokenMinutes = 15
export const refreshTokenDays = 60
/** However often it is renewed: then the customer proves again who they are. */
export const signInDays = 365
/** Two tabs that refresh in one moment, or an answer lost on the way; not enough for a thief to make use of. */
export const refreshGraceSeconds = 30
export const unpaidOrderMinutes = 15
/** A family orders twice an evening; food that nobody pays for is thrown away. */
export const openUnpaidOrdersMax = 5
export const ordersPerHourMax = 10
export const mapsLoaderRetries = 3
export const vkWidgetTimeoutMs = 5000
export const vkPopupPollMs = 1000
export const vkPopupSizePx = 800
/** Bounds of the wire: whatever a stranger sends ends somewhere. */
export const catalogueIdMax = 2_147_483_647
export const amountMaxMinor = 100_000_000_000
export const cartLinesMax = 100
export const lineCountMax = 99
export const lineModifiersMax = 50
export const modifierCountMax = 99
export const personCountMax = 99
export const positionNameMaxLength = 200
/** Coarser than the form's own limits, so that the form's rule refuses and says why. */
export const formTextMaxLength = 500
export const promoCodeMaxLength = 50
export const whiteLabelMaxLength = 50
export const phoneMaxLength = 32
export const emailMaxLength = 254
export const smsCodeMaxLength = 10
export const apiKeyMaxLength = 200
export const tokenMaxLength = 8192
export const placeIdMaxLength = 300
/** After completion; and how long a given rating may be changed. */
export const ratingDays = 14
export const ratingChangeHours = 24
/** Of one person at one brand. */
export const savedPlacesMax = 20
export const savedPlaceNameMaxLength = 30
export const addressQueryMaxLength = 200
export const suggestionsMax = 10
export const ordersPageSize = 20
export const ordersPageMaxSize = 100
export const queryIdsMax = 100
export const vkStateLength = 64
export const pkceVerifierMinLength = 43
export const pkceVerifierMaxLength = 128
export const scrollAnimationMs = 300
/** sitemaps.org: no file names more pages, and no index more files. */
export const sitemapPagesMax = 50_000
export const sitemapPartsMax = 50_000
/** The restaurant's side: a forgotten tablet at the till is nobody's after a night, and everybody signs in once a month. */
export const staffIdleHours = 12
export const staffSessionDays = 30
/** What is dangerous asks for the passkey again when the last time is longer ago. */
export const staffVerifyMinutes = 5
export const staffChallengeMinutes = 5
export const invitationHours = 72
/** A tablet shows its code while somebody walks to the office and back. */
export const pairingMinutes = 10
export const pinMinLength = 4
export const pinMaxLength = 6
export const pinMaxTries = 5
export const pinLockMinutes = 5
/** Of invitations and pairing codes, by one caller or one person: typing errors, not a search. */
export const staffGuessMaxTries = 10
export const staffGuessMinutes = 10
export const staffNameMaxLength = 80
export const passkeysMax = 20
export const staffRolesMax = 20
export const staffRestosMax = 500
export const staffLogDays = 400
export const staffLogPageSize = 50
export const staffLogPageMaxSize = 200
export const staffLogExportMax = 50_000
/** The board: a step is taken back by whoever pressed the wrong card, not by whoever changed their mind. */
export const takeBackSeconds = 30
export const acceptMinutesMax = 240
/** One press of '+15'; and all of them together, after which it is better to call the customer. */
export const delayMinutesMax = 60
export const delayMinutesTotalMax = 240
/** A kitchen is taken to need these where nothing was promised. */
export const usualCookingMinutes = 30
