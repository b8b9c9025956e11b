import { commentMaxLength } from '@lavash/rulebook/site/limits'
import { type PlaceDetailField, placeDetailFields } from '@lavash/rulebook/place/location-state'
import { useState } from 'react'
import type { OrderFormState } from '#features/checkout/use-order-form.ts'
import { useText } from '#i18n/use-text.ts'
import { setStored, useStored } from '#storage/stored-values.ts'
import { Button } from '@lavash/ui/button.tsx'
import { Field } from '@lavash/ui/field.tsx'
import { TextArea } from '@lavash/ui/text-area.tsx'
import styles from './place-details.module.css'

const shortFields = placeDetailFields.filter((field) => field !== 'comment')

/** What a courier needs beyond the house number, without the popup: the address itself stays. */
export function PlaceDetails({ form }: { form: OrderFormState }) {
  const t = useText()
  const place = useStored('order_delivery_place')
  const [isOpen, setIsOpen] = useState(place?.apartment === '')
  const [takesFocus, setTakesFocus] = useState(false)
  if (place === null) return null
  if (!isOpen) {
    return (
      <div className={styles.more}>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={false}
          onClick={() => {
            setTakesFocus(true)
            setIsOpen(true)
          }}
        >
          {t('checkout.completeAddress')}
        </Button>
      </div>
    )
  }
  const toProps = (field: PlaceDetailField) => ({
    label: t(`location.${field}`),
    value: place[field],
    error: form.findError(`deliveryPlace.${field}`),
    onValueChange: (text: string) => setStored({ order_delivery_place: { ...place, [field]: text } }),
    onBlur: () => form.handleBlur(`deliveryPlace.${field}`, place[field]),
  })
  return (
    <fieldset className={styles.details} aria-label={t('checkout.completeAddress')}>
      <div className={styles.fields}>
        {shortFields.map((field, index) => (
          <Field
            key={field}
            {...toProps(field)}
            data-detail={field}
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the press before asked for the fields
            autoFocus={takesFocus && index === 0}
          />
        ))}
      </div>
      <TextArea {...toProps('comment')} rows={1} counterMax={commentMaxLength} />
    </fieldset>
  )
}
