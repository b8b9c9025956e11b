import type { RestoMenu } from '@lavash/contract/restos'
import { getNowMs } from '#api/clock.ts'
import { toPath } from '#config/paths.ts'
import { toWhenText } from '#i18n/when-text.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { useTimeZone } from '#order/chosen-venue.ts'
import { useMenuHours } from '#order/menu-hours.ts'
import { usePositions } from '#order/menu-queries.ts'
import { Card } from '@lavash/ui/card.tsx'
import { asLink } from '#navigation/as-link.ts'
import styles from './menu-card.module.css'

const LinkCard = asLink(Card)

interface Props {
  menu: RestoMenu
  /** The only card of its row. */
  isAlone: boolean
}

/** A menu on a phone's home, with the photo of its first dish that has one. */
export function MenuCard({ menu, isAlone }: Props) {
  const positions = usePositions(menu.id)
  const photo = positions.find(({ photos }) => photos.length > 0)?.photos[0]
  const facts = useMenuFacts(menu.id, positions.length)
  return (
    <LinkCard
      photo={photo}
      isEager
      sizes={isAlone ? 'min(100vw, 26rem)' : '60vw'}
      {...(!isAlone && { ratio: 4 / 3, isSmall: true })}
      title={menu.name}
      level="h3"
      to={toPath('menus.show', { menuId: menu.id })}
    >
      <p className={styles.facts}>{facts}</p>
    </LinkCard>
  )
}

/** The number of dishes, unless the hours matter more. */
function useMenuFacts(menuId: number, count: number): string {
  const t = useText()
  const format = useFormat()
  const zone = useTimeZone()
  const hours = useMenuHours(menuId)
  if (hours.kind === 'until') return t('menus.untilTime', { time: format.endTime(hours.untilMs) })
  if (hours.kind === 'any') return t('menus.positions', { count })
  const { fromMs } = hours
  return fromMs === undefined
    ? t('positions.notOffered')
    : toWhenText(t, format, { fromMs, nowMs: getNowMs(), zone })
}
