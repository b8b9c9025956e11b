import { emailMaxLength, phoneMaxLength } from '@lavash/rulebook/site/limits'
import { isPaidOnline } from '@lavash/rulebook/order/payment-status'
import type { ComponentProps } from 'react'
import type { OrderFormState } from '#features/checkout/use-order-form.ts'
import type { Refusals } from '#features/checkout/use-refusals.ts'
import { getSettings } from '#config/current-settings.ts'
import { useText } from '#i18n/use-text.ts'
import { usePaymentChoice } from '#order/checkout-payment.ts'
import { Field } from '@lavash/ui/field.tsx'
import { Panel } from '@lavash/ui/panel.tsx'
import { PhoneField } from '@lavash/ui/phone-field.tsx'
import styles from './contacts-panel.module.css'

interface Props {
  form: OrderFormState
  refusals: Refusals
}

const names = ['name', 'phone', 'email'] as const

export function ContactsPanel({ form, refusals }: Props) {
  const t = useText()
  const { chosen } = usePaymentChoice()
  const toProps = (name: ContactName) => {
    const isOptional = name === 'email' && (chosen === undefined || !isPaidOnline(chosen))
    return {
      label: t(`checkout.${name}`),
      value: form.person[name],
      isRequired: !isOptional,
      hint: isOptional ? t('common.optional') : undefined,
      error: form.findError(`person.${name}`) ?? refusals.find(name),
      onValueChange: (value: string) => {
        refusals.forget(name)
        form.changePerson(name, value)
      },
      onBlur: () => form.handleBlur(`person.${name}`, form.person[name]),
    }
  }
  return (
    <Panel title={t('checkout.contacts')}>
      <div className={styles.fields}>
        {names.map((name) => (
          <div key={name} data-place={name}>
            <ContactField name={name} {...toProps(name)} />
          </div>
        ))}
      </div>
    </Panel>
  )
}

type ContactName = (typeof names)[number]
type ContactProps = Omit<ComponentProps<typeof PhoneField>, 'inputRef' | 'homeCountry'> & {
  name: ContactName
}

function ContactField({ name, ...props }: ContactProps) {
  if (name === 'phone') {
    const { homeCountry } = getSettings().brand
    return <PhoneField {...props} maxLength={phoneMaxLength} homeCountry={homeCountry} />
  }
  if (name === 'name') return <Field {...props} autoComplete="name" />
  return <Field {...props} type="email" inputMode="email" autoComplete="email" maxLength={emailMaxLength} />
}
