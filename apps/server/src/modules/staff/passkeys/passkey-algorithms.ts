/**
 * COSE numbers of Ed25519, ES256 and RS256, which all authenticators support. The library's default includes
 * post-quantum algorithms, and Node prints a warning that they are experimental.
 */
export const passkeyAlgorithms = [-8, -7, -257] as const
