import { useState } from 'react'
import { useGalleryText } from './use-gallery-text.ts'
import { Badge } from '#badge.tsx'
import { Checkbox } from '#checkbox.tsx'
import { Chip, ChipLink } from '#chip.tsx'
import { Price } from '#price.tsx'
import { RadioList } from '#radio-list.tsx'
import { SegmentedToggle } from '#segmented-toggle.tsx'
import { Stepper } from '#stepper.tsx'
import { Row, Sample, Section } from './section.tsx'

export function ChoicesSection() {
  const t = useGalleryText()
  const [method, setMethod] = useState<'DELIVERY' | 'TAKE_AWAY'>('DELIVERY')
  const [count, setCount] = useState(1)
  const [time, setTime] = useState('asap')
  return (
    <Section title="Choices">
      <Sample name="segmented toggle">
        <SegmentedToggle
          label={t('location.method')}
          options={[
            { value: 'DELIVERY', label: t('location.delivery') },
            { value: 'TAKE_AWAY', label: t('location.takeaway') },
          ]}
          value={method}
          onValueChange={setMethod}
        />
        <SegmentedToggle
          label={t('checkout.time')}
          options={[
            { value: 'asap', label: t('checkout.asap') },
            { value: 'other', label: t('checkout.otherTime') },
            { value: 'none', label: t('checkout.noTimes'), isDisabled: true },
          ]}
          value="asap"
          onValueChange={setTime}
        />
      </Sample>
      <Sample name="stepper: 0 to 3, at its limit, removing, large, disabled">
        <Row>
          <Stepper label={t('positions.count')} value={count} onValueChange={setCount} max={3} />
          <Stepper label={t('cart.personCount')} value={99} onValueChange={setCount} max={99} />
          <Stepper
            label={t('cart.positions', { count: '1' })}
            value={1}
            onValueChange={setCount}
            isRemovable
          />
          <Stepper label={t('menus.headline')} value={2} onValueChange={setCount} size="large" />
          <Stepper label={t('menus.ungrouped')} value={2} onValueChange={setCount} isDisabled />
        </Row>
      </Sample>
      <RadioSamples />
      <CheckboxSample />
      <Sample name="chips: choice, disabled, links of the menu bar">
        <Row>
          {(['asap', 'todayAt', 'otherTime'] as const).map((value) => (
            <Chip key={value} isChosen={time === value} onClick={() => setTime(value)}>
              {value === 'todayAt' ? t('checkout.todayAt', { time: '19:30' }) : t(`checkout.${value}`)}
            </Chip>
          ))}
          <Chip isDisabled>{t('checkout.noTimes')}</Chip>
        </Row>
        <Row>
          <ChipLink href="#menu" isCurrent>
            {t('app.menu')}
          </ChipLink>
          <ChipLink href="#promotions">{t('app.promotions')}</ChipLink>
          <ChipLink href="#long">{t('app.storageUnavailable')}</ChipLink>
        </Row>
      </Sample>
    </Section>
  )
}

function RadioSamples() {
  const t = useGalleryText()
  const [payment, setPayment] = useState<'CARD_ONLINE' | 'CARD_UPON_RECEIPT' | 'CASH_UPON_RECEIPT'>()
  const [point, setPoint] = useState(1)
  const payments = (['CARD_ONLINE', 'CARD_UPON_RECEIPT', 'CASH_UPON_RECEIPT'] as const).map((value) => ({
    value,
    label: t(`payment.${value}`),
  }))
  return (
    <>
      <Sample name="radio rows: description, price, disabled">
        <RadioList
          label={t('location.takeawayPoints')}
          labelEnd={<Badge variant="soft">{t('positions.choose', { count: '1' })}</Badge>}
          value={point}
          onValueChange={setPoint}
          options={[
            {
              value: 1,
              label: 'Набережная, 14',
              description: t('resto.schedule.openUntil', { time: '23:00' }),
            },
            { value: 2, label: 'Ленина, 3', end: <Price amountMinor={4000} currency="RUB" isChange /> },
            { value: 3, label: 'Заречная, 40', description: t('resto.schedule.dayOff'), isDisabled: true },
          ]}
        />
      </Sample>
      <Sample name="radio cards, error">
        <RadioList
          label={t('checkout.payment')}
          variant="cards"
          value={payment}
          onValueChange={setPayment}
          options={payments}
        />
        <RadioList
          label={t('checkout.payment')}
          isLabelHidden
          variant="plain"
          value={payment}
          onValueChange={setPayment}
          options={payments}
          error={t('validation.generic.notEmpty')}
        />
      </Sample>
    </>
  )
}

function CheckboxSample() {
  const t = useGalleryText()
  const [isChecked, setIsChecked] = useState(true)
  return (
    <Sample name="checkbox: price, description, error, disabled">
      <Checkbox
        label="Халапеньо"
        end={<Price amountMinor={3000} currency="RUB" isChange />}
        isChecked={isChecked}
        onCheckedChange={setIsChecked}
        isDivided
      />
      <Checkbox
        label={t('delivery.terms')}
        description={t('app.storageUnavailable')}
        isChecked={!isChecked}
        onCheckedChange={(next) => setIsChecked(!next)}
      />
      <Checkbox
        label={t('adulthood.yes')}
        isChecked={false}
        onCheckedChange={setIsChecked}
        error={t('validation.generic.required')}
      />
      <Checkbox label={t('positions.noneOfThem')} isChecked onCheckedChange={setIsChecked} isDisabled />
    </Sample>
  )
}
