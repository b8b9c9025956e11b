import { later } from '@lavash/ui/later.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { Suspense } from 'react'
import { waysQuery } from '#api/me.ts'
import { DemoEntry } from '#features/sign-in/demo-entry.tsx'
import { Or } from '#features/sign-in/or.tsx'
import { PasskeyEntry } from '#features/sign-in/passkey-entry.tsx'
import { TabletNote } from '#features/sign-in/tablet-note.tsx'
import { useFirstText } from '#i18n/use-text.ts'
import { Notice } from '#parts/notice.tsx'
import { OpenColumn } from '#parts/open-column.tsx'

const route = getRouteApi('/open/sign-in')

/** Only where the owner allows it. */
const PhoneEntry = later(async () => (await import('#features/sign-in/phone-entry.tsx')).PhoneEntry)

export function SignInScreen() {
  const t = useFirstText()
  const { isOver } = route.useSearch()
  const { data: ways } = useSuspenseQuery(waysQuery)
  return (
    <OpenColumn
      title={t('signIn.title')}
      lead={t('signIn.lead')}
      documentTitle={t('app.name')}
      foot={ways.demo.length > 0 && <DemoEntry roles={ways.demo} />}
    >
      {isOver && <Notice icon={<LogOut />}>{t('signIn.ended')}</Notice>}
      <PasskeyEntry />
      {ways.sms && (
        <>
          <Or />
          <Suspense fallback={null}>
            <PhoneEntry />
          </Suspense>
        </>
      )}
      <TabletNote />
    </OpenColumn>
  )
}
