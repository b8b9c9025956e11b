import { offeredPaymentMethods } from '@lavash/rulebook/payment-methods'
import { availableDeliveryMethods } from '@lavash/rulebook/delivery-methods'
import { toTimeZone } from '@lavash/rulebook/time-zone'
import type { ReactNode } from 'react'
import { RestoSchedule } from '#features/restos/resto-schedule.tsx'
import { RestoStatus } from '#features/restos/resto-status.tsx'
import { useFormat, useText } from '#i18n/i18n-provider.tsx'
import { useCityData } from '#order/chosen-venue.ts'
import { Badge } from '#ui/badge.tsx'
import { Picture } from '#ui/picture.tsx'
import styles from './resto-screen.module.css'

export function RestoScreen({ restoId }: { restoId: number }) {
  const t = useText()
  const format = useFormat()
  const resto = useCityData().restos.find(({ id }) => id === restoId)
  if (resto === undefined) return null
  const timeZone = toTimeZone(resto.timezone)
  const payments = new Set(
    availableDeliveryMethods(resto.payConfig).flatMap((method) =>
      offeredPaymentMethods(resto.payConfig, method),
    ),
  )
  return (
    <article className={styles.page}>
      <div className={styles.photo}>
        <Picture photo={resto.photos[0]} alt="" sizes="(width < 840px) 100vw, 50vw" isEager />
      </div>
      <div className={styles.texts}>
        <h2 className={styles.name}>{resto.name}</h2>
        <RestoStatus hours={resto.openingHours} timeZone={timeZone} />
        <p>{resto.description}</p>
        {resto.tags.length > 0 && (
          <p className={styles.tags}>
            {resto.tags.map(({ id, name }) => (
              <Badge key={id}>{name}</Badge>
            ))}
          </p>
        )}
        <Fact title={t('restos.show.address')}>{resto.address}</Fact>
        <Fact title={t('restos.show.phones')}>
          <Contacts values={resto.phones} toHref={(phone) => `tel:${phone.replace(/[^+\d]/g, '')}`} />
        </Fact>
        <Fact title={t('restos.show.emails')}>
          <Contacts values={resto.emails} toHref={(email) => `mailto:${email}`} />
        </Fact>
        <Fact title={t('restos.show.links')}>
          <Contacts values={resto.links} toHref={(link) => link} />
        </Fact>
        <Fact title={t('restos.show.hours')}>
          <RestoSchedule hours={resto.openingHours} timeZone={timeZone} />
        </Fact>
        {resto.averageCheck !== null && (
          <p>{t('restos.show.averageCheck', { sum: format.money(resto.averageCheck, resto.currency) })}</p>
        )}
        <Fact title={t('restos.show.payments')}>
          {format.list([...payments].map((method) => t(`payment.${method}`)))}
        </Fact>
      </div>
    </article>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.fact}>{title}</h3>
      {children}
    </section>
  )
}

interface ContactsProps {
  values: readonly { value: string }[]
  toHref: (value: string) => string
}

function Contacts({ values, toHref }: ContactsProps) {
  return (
    <ul>
      {values.map(({ value }) => (
        <li key={value}>
          <a className={styles.contact} href={toHref(value)}>
            {value}
          </a>
        </li>
      ))}
    </ul>
  )
}
