import { smsCodeMaxLength } from '@lavash/rulebook/site/limits'
import { Type } from 'typebox'
import { passkeyUsedSchema } from '#passkeys.ts'
import { phone } from '#scalars.ts'

export const staffCode = Type.String({ maxLength: smsCodeMaxLength })

export const staffPhoneBodySchema = Type.Object(
  { phone },
  { title: 'StaffPhoneBody', additionalProperties: false },
)

export const staffPhoneSignInBodySchema = Type.Object(
  { phone, code: staffCode },
  { title: 'StaffPhoneSignInBody', additionalProperties: false },
)

/** Either `response` (passkey) or `code` (SMS). The demonstration needs neither. */
export const staffVerifyBodySchema = Type.Object(
  {
    way: Type.Enum(['passkey', 'sms', 'demo'], { type: 'string' }),
    response: Type.Optional(passkeyUsedSchema),
    code: Type.Optional(staffCode),
  },
  { title: 'StaffVerifyBody', additionalProperties: false },
)
