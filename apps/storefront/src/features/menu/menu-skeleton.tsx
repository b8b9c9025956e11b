import { PositionGrid } from '#features/menu/position-grid.tsx'
import { useText } from '#i18n/use-text.ts'
import { HiddenText } from '@lavash/ui/hidden-text.tsx'
import { useIsMobile } from '@lavash/ui/layout-mode.ts'
import { Skeleton } from '@lavash/ui/skeleton.tsx'
import cardStyles from './position-card.module.css'
import barStyles from './menu-bar.module.css'
import sectionStyles from './menu-sections.module.css'

const chipWidths = ['6rem', '5rem', '6.5rem', '5.5rem']
const cardKeys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The placeholder of a menu, in a menu's sizes. */
export function MenuSkeleton() {
  const t = useText()
  const form = useIsMobile() ? 'row' : 'card'
  return (
    <>
      <output>
        <HiddenText>{t('menus.loading')}</HiddenText>
      </output>
      <div className={barStyles.bar}>
        <div className={barStyles.row}>
          {chipWidths.map((width) => (
            <Skeleton key={width} shape="round" width={width} height="2.375rem" />
          ))}
        </div>
      </div>
      <div className={sectionStyles.section}>
        <div className={sectionStyles.name}>
          <Skeleton width="10rem" />
        </div>
        <PositionGrid form={form}>
          {cardKeys.map((key) => (
            <li key={key}>
              <CardSkeleton form={form} />
            </li>
          ))}
        </PositionGrid>
      </div>
    </>
  )
}

function CardSkeleton({ form }: { form: 'card' | 'row' }) {
  return (
    <div className={cardStyles.card} data-form={form}>
      <div className={cardStyles.photo}>
        <Skeleton shape="block" ratio={form === 'row' ? 1 : 16 / 9} />
      </div>
      <div className={cardStyles.texts}>
        <div className={cardStyles.words}>
          <Skeleton width="70%" />
          <Skeleton width="100%" />
        </div>
        <div className={cardStyles.foot}>
          <Skeleton width="4rem" />
        </div>
      </div>
    </div>
  )
}
