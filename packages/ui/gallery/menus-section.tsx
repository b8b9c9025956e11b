import { languages, locales } from '@lavash/rulebook/site/locales'
import { LogOut, MapPin, ReceiptText, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useGalleryText } from './use-gallery-text.ts'
import { Button } from '#button.tsx'
import { Chip } from '#chip.tsx'
import { Combobox } from '#combobox.tsx'
import { Menu } from '#menu.tsx'
import { Row, Sample, Section } from './section.tsx'

const streets = [
  { id: '1', title: 'Набережная, 14', subtitle: 'центр', highlights: [[0, 3]] },
  { id: '2', title: 'Набережная, 16', subtitle: 'центр', highlights: [[0, 3]] },
  { id: '3', title: 'Набережный переулок, 3', subtitle: 'Заречье', highlights: [[0, 3]] },
]

export function MenusSection() {
  const t = useGalleryText()
  const [chosen, setChosen] = useState<string>('ru')
  const [done, setDone] = useState('')
  return (
    <Section title="Menus and suggestions">
      <Sample name="menu: a choice, commands with a disabled and a dangerous one">
        <Row>
          <Menu
            label={t('app.chooseLanguage')}
            renderTrigger={(props) => (
              <Chip {...props} hasArrow aria-label={t('app.language')}>
                {chosen.toUpperCase()}
              </Chip>
            )}
            items={locales.map((locale) => ({
              id: locale,
              label: languages[locale].name,
              isChosen: locale === chosen,
              onSelect: () => setChosen(locale),
            }))}
          />
          <Menu
            label={t('person.menu')}
            renderTrigger={(props) => (
              <Button {...props} variant="neutral" icon={<UserRound />}>
                {t('person.menu')}
              </Button>
            )}
            items={[
              {
                id: 'orders',
                label: t('person.orders'),
                icon: <ReceiptText />,
                onSelect: () => setDone('orders'),
              },
              {
                id: 'address',
                label: t('location.title'),
                icon: <MapPin />,
                onSelect: () => setDone('address'),
                isDisabled: true,
              },
              {
                id: 'out',
                label: t('auth.signOut'),
                icon: <LogOut />,
                onSelect: () => setDone('out'),
                isDanger: true,
              },
            ]}
          />
          <output>{done}</output>
        </Row>
      </Sample>
      <SuggestionsSample />
      <Sample name="combobox: loading, failed, error">
        <StaticCombobox status="loading" />
        <StaticCombobox status="failed" />
        <StaticCombobox status="idle" error={t('validation.addressOutsideZone')} />
      </Sample>
    </Section>
  )
}

function SuggestionsSample() {
  const t = useGalleryText()
  const [street, setStreet] = useState('')
  const [picked, setPicked] = useState('')
  const items = streets.filter(({ title }) => title.toLowerCase().startsWith(street.toLowerCase()))
  return (
    <Sample name="combobox: type «наб»">
      <Combobox
        label={t('location.address')}
        value={street}
        onValueChange={setStreet}
        items={items}
        onPick={({ id }) => setPicked(id)}
        status={street.length < 3 ? 'idle' : 'ready'}
        emptyText={t('location.notFound')}
        start={<MapPin />}
      />
      <output>{picked}</output>
    </Sample>
  )
}

function StaticCombobox({ status, error }: { status: 'loading' | 'failed' | 'idle'; error?: string }) {
  const t = useGalleryText()
  const [street, setStreet] = useState('')
  return (
    <Combobox
      label={t('location.enterAddress')}
      value={street}
      onValueChange={setStreet}
      items={[]}
      onPick={() => setStreet('')}
      status={street === '' ? 'idle' : status}
      emptyText={t('location.notFound')}
      failedText={t('error.network')}
      error={error}
    />
  )
}
