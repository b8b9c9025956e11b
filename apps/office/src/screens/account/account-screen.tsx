import { getRouteApi } from '@tanstack/react-router'
import { NamePanel } from '#features/account/name-panel.tsx'
import { PasskeysPanel } from '#features/account/passkeys-panel.tsx'
import { PinPanel } from '#features/account/pin-panel.tsx'
import { SessionsPanel } from '#features/account/sessions-panel.tsx'
import { LookPanel } from '#features/look/look-panel.tsx'
import { useText } from '#i18n/use-text.ts'
import { Columns, Stack } from '#parts/columns.tsx'
import { ScreenHead } from '#parts/screen-head.tsx'
import { findBrandName } from '#session/brands.ts'
import { useMe } from '#session/me-context.tsx'

const route = getRouteApi('/$brandId/account')

export function AccountScreen() {
  const t = useText()
  const me = useMe()
  const { brandId } = route.useParams()
  return (
    <>
      <ScreenHead title={t('nav.account')} place={findBrandName(me, brandId)} />
      <Columns>
        <Stack>
          <PasskeysPanel />
          <SessionsPanel />
        </Stack>
        <Stack>
          <NamePanel key={me.name} />
          <PinPanel />
          <LookPanel />
        </Stack>
      </Columns>
    </>
  )
}
