/** Somebody as a sign-in service knows them; only what it vouches for. */
export interface Identity {
  readonly subject: string
  readonly email: string | null
  readonly phone: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly avatar: string | null
}

export type IdentityFailure =
  /** Whoever asked is not who they say. */
  | { readonly outcome: 'refused'; readonly detail: string }
  /** The service did not answer as it does on other days. */
  | { readonly outcome: 'failed'; readonly detail: string }

export type IdTokenVerdict =
  | {
      readonly outcome: 'known'
      readonly identity: Identity
      /** Whoever asked notes it, so that a stolen token does not work a second time. */
      readonly onceKey: string
      readonly validForMs: number
    }
  | IdentityFailure

export interface IdTokenVerifier {
  verify(idToken: string, nonceSecret?: string): Promise<IdTokenVerdict>
}
