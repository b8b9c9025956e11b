import type { FirstText } from '#i18n/use-text.ts'

/** The part of a failure that a text depends on; spelled out, since languages do not know the API. */
interface ToldFailure {
  layer: 'network' | 'http' | 'refusal'
  isTimeout: boolean
  /** The server's own sentence, where it sent one instead of a bare status. */
  item: { readonly message?: string } | undefined
}

/** A refusal speaks the reader's language already (Accept-Language); the transport's words are translated here. */
export function toFailureText(t: FirstText, failure: ToldFailure | undefined): string {
  if (failure === undefined) return t('error.unknown')
  if (failure.layer === 'refusal') return failure.item?.message || t('error.unknown')
  if (failure.layer === 'http') return t('error.requestFailed')
  return failure.isTimeout ? t('error.timeout') : t('error.network')
}
