import { Button } from '@lavash/ui/button.tsx'
import { LinkButton } from '@lavash/ui/link-button.tsx'
import { getRouteApi } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { LogFiltersForm } from '#features/log/log-filters-form.tsx'
import { LogList } from '#features/log/log-list.tsx'
import { TeamTabs } from '#features/team/team-tabs.tsx'
import { useText } from '#i18n/use-text.ts'
import { ScreenHead } from '#parts/screen-head.tsx'
import { findBrandName, findTimeZone } from '#session/brands.ts'
import { toExportAddress } from '#session/log-queries.ts'
import { useMe } from '#session/me-context.tsx'

const route = getRouteApi('/$brandId/team/log')

export function LogScreen() {
  const t = useText()
  const me = useMe()
  const navigate = route.useNavigate()
  const { brandId } = route.useParams()
  const filters = route.useSearch()
  return (
    <>
      <ScreenHead
        title={t('log.title')}
        place={findBrandName(me, brandId)}
        actions={
          <LinkButton
            href={toExportAddress(brandId, filters, findTimeZone(me, brandId))}
            download
            variant="neutral"
            icon={<Download />}
          >
            {t('log.csv')}
          </LinkButton>
        }
      >
        <TeamTabs brandId={brandId} />
      </ScreenHead>
      <LogFiltersForm
        brandId={brandId}
        filters={filters}
        onChange={(search) => void navigate({ search, resetScroll: false })}
      />
      <LogList
        brandId={brandId}
        filters={filters}
        {...(Object.keys(filters).length > 0 && {
          reset: (
            <Button variant="neutral" onClick={() => void navigate({ search: {} })}>
              {t('log.reset')}
            </Button>
          ),
        })}
      />
    </>
  )
}
