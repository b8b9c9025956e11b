/** The part of a failed call that its text depends on. Spelled out, because this package does not know the calls. */
interface ToldFailure {
  readonly layer: 'network' | 'http' | 'refusal'
  readonly isTimeout: boolean
  /** The server's own sentence. Undefined if it sent a bare status. */
  readonly item: { readonly message?: string } | undefined
}

/** Each app has these texts, in words of its own. */
type FailureText = (
  key: 'error.network' | 'error.timeout' | 'error.requestFailed' | 'error.unknown',
) => string

/** A refusal arrives in the reader's language (Accept-Language). Faults of the transport are translated here. */
export function toFailureText(t: FailureText, failure: ToldFailure | undefined): string {
  if (failure === undefined) return t('error.unknown')
  if (failure.layer === 'refusal') return failure.item?.message || t('error.unknown')
  if (failure.layer === 'http') return t('error.requestFailed')
  return failure.isTimeout ? t('error.timeout') : t('error.network')
}
