/**
 * V-01, V-02: the key of every text of a form, with the text's parameters ({0} is the spelling of the specification).
 * One table for the messages of both sides, so that a rule cannot speak on one side only.
 */
export const validationMessages = {
  // Generic form messages
  'validation.generic.required': [],
  'validation.generic.email': [],
  'validation.generic.number': [],
  'validation.generic.integer': [],
  'validation.generic.capital': [],
  'validation.generic.maxLength': ['0'],
  'validation.generic.minLength': ['0'],
  'validation.generic.strictLength': [],
  'validation.generic.exclude': ['0'],
  'validation.generic.notEmpty': [],
  'validation.generic.pattern': [],
  // Sign-in and the order form
  'validation.phoneRequired': [],
  'validation.phoneInvalid': [],
  'validation.smsCodeRequired': [],
  'validation.smsCodeTooShort': [],
  'validation.emailRequired': [],
  'validation.emailInvalid': [],
  'validation.receiptEmailRequired': [],
  'validation.nameRequired': [],
  'validation.nameTooLong': [],
  'validation.nameInvalid': [],
  'validation.deliveryAddressRequired': [],
  'validation.textTooLong': [],
  'validation.addressNotPicked': [],
  'validation.addressOutsideZone': [],
  'validation.takeawayPointRequired': [],
} as const satisfies Record<string, readonly string[]>

export type ValidationKey = keyof typeof validationMessages

export type ValidationParams<Key extends ValidationKey> = Readonly<
  Record<(typeof validationMessages)[Key][number], string | number>
>

/** A refusal to be translated where it is shown: `t(problem.key, problem.params)`. */
export type ValidationProblem = {
  [Key in ValidationKey]: { readonly key: Key; readonly params: ValidationParams<Key> }
}[ValidationKey]
