import { commentMaxLength } from '@lavash/rulebook/site/limits'
import { MapPin, X } from 'lucide-react'
import { useState } from 'react'
import { useGalleryText } from './use-gallery-text.ts'
import { Field } from '#field.tsx'
import { IconButton } from '#icon-button.tsx'
import { PhoneField } from '#phone-field.tsx'
import { SearchField } from '#search-field.tsx'
import { TextArea } from '#text-area.tsx'
import { Sample, Section } from './section.tsx'

export function FieldsSection() {
  const t = useGalleryText()
  const [name, setName] = useState('')
  const [promoCode, setPromoCode] = useState('УГОЛЬ20')
  const [comment, setComment] = useState('')
  const [phone, setPhone] = useState('')
  const [query, setQuery] = useState('')
  return (
    <Section title="Fields">
      <Sample name="empty, filled, with a hint">
        <Field
          label={t('checkout.name')}
          value={name}
          onValueChange={setName}
          autoComplete="name"
          isRequired
        />
        <Field
          label={t('promoCode.label')}
          value={promoCode}
          onValueChange={setPromoCode}
          hint={t('promoCode.minOrder', { sum: '900 ₽' })}
          end={<IconButton label={t('promoCode.remove')} icon={<X />} onClick={() => setPromoCode('')} />}
        />
        <Field
          label={t('location.address')}
          value={name}
          onValueChange={setName}
          start={<MapPin />}
          placeholder={t('location.enterAddress')}
        />
      </Sample>
      <Sample name="error, long label">
        <Field
          label={t('checkout.email')}
          value="anna@"
          onValueChange={setName}
          error={t('validation.emailInvalid')}
        />
        <Field
          label={t('app.storageUnavailable')}
          value=""
          onValueChange={setName}
          error={t('error.code.sms.attack-protection')}
        />
      </Sample>
      <Sample name="disabled, read only">
        <Field label={t('checkout.phone')} value="+7 900 000-00-00" onValueChange={setName} isDisabled />
        <Field label={t('location.floor')} value="" onValueChange={setName} isDisabled />
        <Field label={t('location.city')} value="Волжск" onValueChange={setName} isReadOnly />
      </Sample>
      <Sample name="text area with a counter, over its limit">
        <TextArea
          label={t('checkout.comment')}
          value={comment}
          onValueChange={setComment}
          counterMax={commentMaxLength}
        />
        <TextArea
          label={t('location.comment')}
          value={`${t('app.storageUnavailable')}. ${t('order.successText')}`}
          onValueChange={setComment}
          counterMax={commentMaxLength}
          error={t('validation.textTooLong')}
        />
        <TextArea label={t('location.comment')} value="" onValueChange={setComment} isDisabled />
      </Sample>
      <Sample name="phone: takes its shape while it is typed">
        <PhoneField
          label={t('checkout.phone')}
          value={phone}
          onValueChange={setPhone}
          homeCountry="+7"
          isRequired
        />
        <PhoneField
          label={t('checkout.phone')}
          value="+7 900"
          homeCountry="+7"
          onValueChange={setPhone}
          error={t('validation.phoneInvalid')}
        />
      </Sample>
      <Sample name="search">
        <SearchField label={t('search.dishes')} value={query} onValueChange={setQuery} />
        <SearchField label={t('search.placeholder')} value="шаве" onValueChange={setQuery} />
      </Sample>
    </Section>
  )
}
