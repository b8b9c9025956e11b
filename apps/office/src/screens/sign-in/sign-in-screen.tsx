import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { waysQuery } from '#api/me.ts'
import { DemoEntry } from '#features/sign-in/demo-entry.tsx'
import { useText } from '#i18n/use-text.ts'
import { Notice } from '#parts/notice.tsx'
import { OpenColumn } from '#parts/open-column.tsx'

const route = getRouteApi('/open/sign-in')

export function SignInScreen() {
  const t = useText()
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
    </OpenColumn>
  )
}
