import { getRouteApi } from '@tanstack/react-router'
import { TabletSmartphone } from 'lucide-react'
import { PairingCode } from '#features/pairing/pairing-code.tsx'
import { useText } from '#i18n/use-text.ts'
import { LinkButton } from '#parts/link-button.tsx'
import { Notice } from '#parts/notice.tsx'
import { OpenColumn } from '#parts/open-column.tsx'

const route = getRouteApi('/open/pair')

/** The tablet at the counter shows its code and waits. */
export function PairScreen() {
  const t = useText()
  const navigate = route.useNavigate()
  const { isLost } = route.useSearch()
  return (
    <OpenColumn title={t('pair.title')} lead={t('pair.text')}>
      {isLost && (
        <Notice tone="warn" icon={<TabletSmartphone />}>
          {t('counter.unpaired')}
        </Notice>
      )}
      <PairingCode onPaired={() => void navigate({ to: '/', replace: true })} />
      <LinkButton to="/sign-in" variant="quiet">
        {t('pair.back')}
      </LinkButton>
    </OpenColumn>
  )
}
