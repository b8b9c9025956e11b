/**
 * COSE numbers of Ed25519, ES256 and RS256: what all authenticators have. The library would also ask Node for post-quantum
 * ones, and Node warns on the server's output that those are experimental.
 */
export const passkeyAlgorithms = [-8, -7, -257] as const
