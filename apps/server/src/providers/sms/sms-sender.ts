export interface SmsMessage {
  /** E.164. */
  readonly to: string
  readonly text: string
}

/**
 * `refused`: it will not arrive, and its code is void. `unknown`: it may, as after a fault of theirs (HTTP 5xx). The
 * detail is for the log and names nobody.
 */
export type SmsSending =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'refused' | 'unknown'; readonly detail: string }

export interface SmsSender {
  send(message: SmsMessage): Promise<SmsSending>
}
