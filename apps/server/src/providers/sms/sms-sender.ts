export interface SmsMessage {
  /** E.164. */
  readonly to: string
  readonly text: string
}

/**
 * `refused`: it will not arrive, so its code is void. `unknown`: it may arrive, for example after a vendor's fault
 * (HTTP 5xx). The detail is for the log and contains no personal data.
 */
export type SmsSending =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'refused' | 'unknown'; readonly detail: string }

export interface SmsSender {
  send(message: SmsMessage): Promise<SmsSending>
}
