/** A person as an identity provider confirms them. */
export interface Identity {
  readonly subject: string
  readonly email: string | null
  readonly phone: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly avatar: string | null
}

export type IdentityFailure =
  /** The proof is not valid. */
  | { readonly outcome: 'refused'; readonly detail: string }
  /** The service failed or answered in an unknown shape. */
  | { readonly outcome: 'failed'; readonly detail: string }

export type IdTokenVerdict =
  | {
      readonly outcome: 'known'
      readonly identity: Identity
      /** The caller stores it, so that a stolen token does not work a second time. */
      readonly onceKey: string
      readonly validForMs: number
    }
  | IdentityFailure

export interface IdTokenVerifier {
  verify(idToken: string, nonceSecret?: string): Promise<IdTokenVerdict>
}
