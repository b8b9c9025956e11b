import { Button } from '@lavash/ui/button.tsx'
import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { InvitePopup } from '#features/team/invite-popup.tsx'
import { RoleRights } from '#features/team/role-rights.tsx'
import { TeamPeople } from '#features/team/team-people.tsx'
import { TeamTabs } from '#features/team/team-tabs.tsx'
import { useText } from '#i18n/use-text.ts'
import { Stack } from '#parts/columns.tsx'
import { ScreenHead } from '#parts/screen-head.tsx'
import { usePopupSearch } from '#parts/use-popup-search.ts'
import { findBrandName, mayForBrand } from '#session/brands.ts'
import { useMe } from '#session/me-context.tsx'
import styles from './team-screen.module.css'

const route = getRouteApi('/$brandId/team')

/** Who works for the brand, in which role, and where. */
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
      <Stack>
        <TeamPeople brandId={brandId} isOwner={isOwner} />
        {!isOwner && <p className={styles.note}>{t('team.ownersOnly')}</p>}
        <RoleRights />
      </Stack>
      <InvitePopup key={visit} brandId={brandId} isOpen={isOpen} onClose={close} />
    </>
  )
}
