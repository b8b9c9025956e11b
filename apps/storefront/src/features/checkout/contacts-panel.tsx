import { emailMaxLength, phoneMaxLength } from '@lavash/rulebook/limits'
import type { OrderFormState } from '#features/checkout/use-order-form.ts'
import type { Refusals } from '#features/checkout/use-refusals.ts'
import { useText } from '#i18n/i18n-provider.tsx'
import { usePaymentChoice } from '#order/checkout-payment.ts'
import { Field } from '#ui/field.tsx'
import { Panel } from '#ui/panel.tsx'
import styles from './contacts-panel.module.css'

interface Props {
  form: OrderFormState
  refusals: Refusals
}

const fields = {
  name: { label: 'checkout.name', native: { autoComplete: 'name' } },
  phone: {
    label: 'checkout.phone',
    native: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: phoneMaxLength },
  },
  email: {
    label: 'checkout.email',
    native: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: emailMaxLength },
  },
} as const

export function ContactsPanel({ form, refusals }: Props) {
  const t = useText()
  const { chosen } = usePaymentChoice()
  const isReceiptDue = chosen === 'CARD_ONLINE'
  return (
    <Panel title={t('checkout.contacts')}>
      <div className={styles.fields}>
        {(['name', 'phone', 'email'] as const).map((name) => {
          const field = `person.${name}` as const
          const isOptional = name === 'email' && !isReceiptDue
          return (
            <div key={name} data-place={name}>
              <Field
                {...fields[name].native}
                label={t(fields[name].label)}
                value={form.person[name]}
                isRequired={!isOptional}
                hint={isOptional ? t('common.optional') : undefined}
                error={form.findError(field) ?? refusals.find(name)}
                onValueChange={(value) => {
                  refusals.forget(name)
                  form.changePerson(name, value)
                }}
                onBlur={(event) => form.handleBlur(field, event.target.value)}
              />
            </div>
          )
        })}
      </div>
    </Panel>
  )
}
