/**
 * Every text a form can answer with, and the parameters the text takes.
 * The storefront's and the server's messages are checked against this table, so a rule cannot speak on one side only.
 */
export const validationMessages = {
  // Generic form messages
  'validation.generic.required': [],
  'validation.generic.email': [],
  'validation.generic.number': [],
  'validation.generic.integer': [],
  'validation.generic.capital': [],
  'validation.generic.maxLength': ['max'],
  'validation.generic.minLength': ['min'],
  'validation.generic.strictLength': ['length'],
  'validation.generic.exclude': ['character'],
  'validation.generic.notEmpty': [],
  'validation.generic.pattern': [],
  // Sign-in and the order form
  'validation.phone.required': [],
  'validation.phone.invalid': [],
  'validation.smsCode.required': [],
  'validation.smsCode.tooShort': [],
  'validation.email.required': [],
  'validation.email.invalid': [],
  'validation.email.receiptRequired': [],
  'validation.name.required': [],
  'validation.name.tooLong': ['max'],
  'validation.name.invalid': [],
  'validation.comment.tooLong': ['max'],
  'validation.address.required': [],
  'validation.address.tooLong': ['max'],
  'validation.address.notPicked': [],
  'validation.address.outOfZone': [],
  'validation.takeaway.required': [],
} as const satisfies Record<string, readonly string[]>

export type ValidationKey = keyof typeof validationMessages

export type ValidationParams<Key extends ValidationKey> = Readonly<
  Record<(typeof validationMessages)[Key][number], string | number>
>

/** A refusal to be translated where it is shown: `t(problem.key, problem.params)`. */
export type ValidationProblem = {
  [Key in ValidationKey]: { readonly key: Key; readonly params: ValidationParams<Key> }
}[ValidationKey]
