import type { Resto } from '@lavash/contract/restos'
import { availableDeliveryMethods } from '@lavash/rulebook/order/delivery-methods'
import { offeredPaymentMethods } from '@lavash/rulebook/order/payment-methods'
import { Clock, CreditCard, Globe, Mail, MapPin, Phone, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { RestoSchedule } from '#features/restos/resto-schedule.tsx'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { toTimeZone } from '@lavash/rulebook/time/time-zone'
import { toPhoneLink, toReadablePhone } from '@lavash/rulebook/account/phone-format'
import styles from './resto-facts.module.css'

/** M-09: address, contacts, hours, average check and payment methods. */
export function RestoFacts({ resto }: { resto: Resto }) {
  const t = useText()
  const format = useFormat()
  const { address, location, phones, emails, links, averageCheck, currency, pays } = resto
  const methods = toPaymentMethods(resto).map((method) => t(`payment.${method}`))
  return (
    <div className={styles.facts}>
      <Fact icon={<MapPin />} title={t('restos.show.address')}>
        <p>{address}</p>
        <Contact href={toMapUrl(location)}>{t('restos.show.onMap')}</Contact>
      </Fact>
      <Fact icon={<Clock />} title={t('restos.show.hours')}>
        <RestoSchedule hours={resto.openingHours} timeZone={toTimeZone(resto.timezone)} />
      </Fact>
      {phones.length > 0 && (
        <Fact icon={<Phone />} title={t('restos.show.phones')}>
          {phones.map(({ value }) => (
            <Contact key={value} href={toPhoneLink(value)}>
              {toReadablePhone(value)}
            </Contact>
          ))}
        </Fact>
      )}
      {emails.length > 0 && (
        <Fact icon={<Mail />} title={t('restos.show.emails')}>
          {emails.map(({ value }) => (
            <Contact key={value} href={`mailto:${value}`}>
              {value}
            </Contact>
          ))}
        </Fact>
      )}
      {links.length > 0 && (
        <Fact icon={<Globe />} title={t('restos.show.links')}>
          {links.map(({ value }) => (
            <Contact key={value} href={value}>
              {value.replace(/^https?:\/\//, '')}
            </Contact>
          ))}
        </Fact>
      )}
      {averageCheck !== null && (
        <Fact icon={<ReceiptText />} title={t('restos.show.averageCheckTitle')}>
          <p className={styles.sum}>{format.money(averageCheck, currency)}</p>
        </Fact>
      )}
      <Fact icon={<CreditCard />} title={t('restos.show.payments')}>
        <p>{methods.join(' · ')}</p>
        {pays.length > 0 && <p className={styles.small}>{pays.map(({ name }) => name).join(' · ')}</p>}
      </Fact>
    </div>
  )
}

function toPaymentMethods({ payConfig }: Resto) {
  const offered = availableDeliveryMethods(payConfig).flatMap((method) =>
    offeredPaymentMethods(payConfig, method),
  )
  return [...new Set(offered)]
}

/** OpenStreetMap needs no account and opens on every device. */
function toMapUrl({ lat, lng }: Resto['location']): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
}

function Fact({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section className={styles.fact}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.texts}>
        <h3 className={styles.title}>{title}</h3>
        {children}
      </div>
    </section>
  )
}

function Contact({ href, children }: { href: string; children: ReactNode }) {
  const isElsewhere = href.startsWith('http')
  return (
    <a className={styles.contact} href={href} {...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}>
      {children}
    </a>
  )
}
