import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { restosQuery } from '#api/restos.ts'
import { CounterBar } from '#features/counter/counter-bar.tsx'
import { useText } from '#i18n/use-text.ts'
import { LinkButton } from '#parts/link-button.tsx'
import { findBrandName } from '#session/brands.ts'
import { useMe } from '#session/me-context.tsx'

/** The frame of the board: which venue this is, who is at the counter, whether the server is heard. */
export function BoardScreen({ brandId, restoId }: { brandId: number; restoId: number }) {
  const t = useText()
  const me = useMe()
  const { data: restos } = useSuspenseQuery(restosQuery(brandId))
  const name = restos.find(({ id }) => id === restoId)?.name ?? ''
  useEffect(() => {
    document.title = name
  }, [name])
  return (
    <>
      <CounterBar title={name} about={findBrandName(me, brandId)} person={me.name}>
        <LinkButton to="/$brandId/account" params={{ brandId }} variant="neutral">
          {t('nav.account')}
        </LinkButton>
      </CounterBar>
      <main id="content" tabIndex={-1} aria-label={name} />
    </>
  )
}
