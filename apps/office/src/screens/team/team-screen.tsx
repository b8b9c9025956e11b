import { Button } from '@lavash/ui/button.tsx'
import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { DevicesPanel } from '#features/devices/devices-panel.tsx'
import { LogPanel } from '#features/log/log-panel.tsx'
import { InvitePopup } from '#features/team/invite-popup.tsx'
import { RoleRights } from '#features/team/role-rights.tsx'
import { SmsSetting } from '#features/team/sms-setting.tsx'
import { TeamPeople } from '#features/team/team-people.tsx'
import { TeamTabs } from '#features/team/team-tabs.tsx'
import { useText } from '#i18n/use-text.ts'
import { Columns, Stack } from '#parts/columns.tsx'
import { ScreenHead } from '#parts/screen-head.tsx'
import { usePopupSearch } from '#parts/use-popup-search.ts'
import { findBrandName, mayForBrand } from '#session/brands.ts'
import { useMe } from '#session/me-context.tsx'
import styles from './team-screen.module.css'

const route = getRouteApi('/$brandId/team')

/** People, tablets and the log on one screen: the lost tablet is one touch away. */
export function TeamScreen() {
  const t = useText()
  const me = useMe()
  const { brandId } = route.useParams()
  const { isOpen, visit, open, close } = usePopupSearch('invite')
  const isOwner = mayForBrand(me, 'OWNER', brandId)
  return (
    <>
      <ScreenHead
        title={t('team.title')}
        place={findBrandName(me, brandId)}
        actions={
          isOwner && (
            <Button icon={<Plus />} onClick={open}>
              {t('team.invite')}
            </Button>
          )
        }
      >
        <TeamTabs brandId={brandId} />
      </ScreenHead>
      <Columns>
        <Stack>
          <TeamPeople brandId={brandId} isOwner={isOwner} />
          {!isOwner && <p className={styles.note}>{t('team.ownersOnly')}</p>}
          <RoleRights />
          {isOwner && <SmsSetting brandId={brandId} />}
        </Stack>
        <Stack>
          <DevicesPanel brandId={brandId} />
          {mayForBrand(me, 'MANAGER', brandId) && <LogPanel brandId={brandId} />}
        </Stack>
      </Columns>
      <InvitePopup key={visit} brandId={brandId} isOpen={isOpen} onClose={close} />
    </>
  )
}
