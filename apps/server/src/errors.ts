import type { ErrorItem } from '@lavash/contract/errors'
import { type ErrorCode, errorStatuses } from '@lavash/rulebook/site/error-codes'
import type { ValidationKey, ValidationProblem } from '@lavash/rulebook/site/validation-problem'

export type MessageParams = Readonly<Record<string, string | number>>

/** One entry of the errors list before it is put into the customer's language. */
export interface RefusalItem extends Omit<ErrorItem, 'code' | 'message'> {
  readonly code: ErrorCode
  /** Put into the message's {placeholders}; `field` and `retryAfterSeconds` are there anyway. */
  readonly params?: MessageParams
  /** What a form's rule found: its sentence is said instead of the code's. */
  readonly formProblem?: ValidationKey
}

/**
 * An expected refusal: a value that verbs return and route handlers pass on. It is an Error only so that a hook,
 * which cannot return, may throw it. Anything else that is thrown is a fault and answered as one.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly items: readonly [RefusalItem, ...RefusalItem[]]

  constructor(first: RefusalItem, ...rest: RefusalItem[]) {
    super([first, ...rest].map((item) => item.code).join(', '))
    this.items = [first, ...rest]
  }

  /** The first item decides, as it does for the storefront. */
  get status(): number {
    return errorStatuses[this.items[0].code]
  }
}

export function refuse(code: ErrorCode, details: Omit<RefusalItem, 'code'> = {}): Refusal {
  return new Refusal({ code, ...details })
}

/** A form's rule refuses on the server with the sentence it refuses with in the form. */
export function refuseField(field: string, { key, params }: ValidationProblem): Refusal {
  return refuse('request.invalid', { field, formProblem: key, params: { ...params } })
}
