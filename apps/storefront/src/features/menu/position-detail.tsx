import type { Position } from '@lavash/contract/menus'
import type { LineKey } from '@lavash/rulebook/cart/cart'
import { photoSizes } from '@lavash/rulebook/site/layout-sizes'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useUnavailableText } from '#features/menu/availability-text.ts'
import { ModifierField } from '#features/menu/modifier-field.tsx'
import { findGroupError } from '#features/menu/modifier-rule.ts'
import { PositionDetailBar } from '#features/menu/position-detail-bar.tsx'
import { PositionDetailFacts } from '#features/menu/position-detail-facts.tsx'
import { useDishTimeOffer } from '#features/menu/use-dish-time-offer.ts'
import { useAdulthood } from '#features/menu/use-adulthood.tsx'
import { usePositionDraft } from '#features/menu/use-position-draft.ts'
import { useText } from '#i18n/use-text.ts'
import { useResto } from '#order/chosen-venue.ts'
import { usePositionAvailability } from '#order/position-availability.ts'
import { Badge } from '@lavash/ui/badge.tsx'
import { IconButton } from '@lavash/ui/icon-button.tsx'
import { useIsMobile } from '@lavash/ui/layout-mode.ts'
import { PhotoStrip } from '@lavash/ui/photo-strip.tsx'
import { ShareButton } from '@lavash/ui/share-button.tsx'
import { showToast } from '@lavash/ui/toast-queue.ts'
import styles from './position-detail.module.css'

interface Props {
  position: Position
  /** The cart line that is being changed. */
  edited: LineKey | undefined
  onClose: () => void
}

/** The dish with all choices: two columns on a desktop, a sheet with a bar at the bottom on a phone. */
export function PositionDetail({ position, edited, onClose }: Props) {
  const t = useText()
  const { currency } = useResto()
  const isMobile = useIsMobile()
  const draft = usePositionDraft(position, edited)
  const askAdulthood = useAdulthood()
  const availability = usePositionAvailability()(position)
  const toUnavailableText = useUnavailableText()
  const dishTime = useDishTimeOffer(position.id)
  const [hasTried, setHasTried] = useState(false)
  const isPut = useRef(false)
  const fields = useRef(new Map<number, HTMLFieldSetElement>())

  const handlePut = async () => {
    // The second tap of a double tap hits the closing popup.
    if (isPut.current) return
    setHasTried(true)
    const missing = draft.groups.find((group) => findGroupError(t, group, draft.problems) !== undefined)
    if (missing !== undefined) return focusOn(fields.current.get(missing.id))
    if (!(await askAdulthood(position))) return
    if (!draft.put()) return showToast({ text: t('cart.full') })
    isPut.current = true
    onClose()
  }
  return (
    <div className={styles.dish}>
      <div className={styles.photo} data-off={availability.kind !== 'available' || undefined}>
        <PhotoStrip
          photos={position.photos}
          label={t('positions.photos', { name: position.name })}
          sizes={photoSizes.dish}
          ratio="fill"
          isSoft={!isMobile}
        />
        <p className={styles.tags}>
          {position.tags.map(({ code, name }) => (
            <Badge key={code} variant="photo">
              {name}
            </Badge>
          ))}
        </p>
      </div>
      <div className={styles.details}>
        <div className={styles.scroll}>
          <div className={styles.head}>
            {/* Hidden from screen readers: it is the dialog’s title already. */}
            <p className={styles.name} aria-hidden>
              {position.name}
            </p>
            <ShareButton title={position.name} />
            {!isMobile && (
              <IconButton label={t('common.close')} icon={<X />} variant="neutral" onClick={onClose} />
            )}
          </div>
          <PositionDetailFacts position={position} />
          {draft.groups.map((group) => (
            <ModifierField
              key={group.id}
              ref={(field) => {
                if (field !== null) fields.current.set(group.id, field)
              }}
              group={group}
              stoppedItems={draft.stoppedItems}
              chosen={draft.chosen}
              onChoose={draft.choose}
              currency={currency}
              error={hasTried ? findGroupError(t, group, draft.problems) : undefined}
            />
          ))}
        </div>
        <PositionDetailBar
          draft={draft}
          currency={currency}
          unavailableText={toUnavailableText(availability)}
          orderTime={availability.kind === 'out-of-slot' ? dishTime : undefined}
          onPut={() => void handlePut()}
        />
      </div>
    </div>
  )
}

/** Scrolls the group with its message into view and focuses its first control. */
function focusOn(field: HTMLFieldSetElement | undefined): void {
  field?.scrollIntoView({ block: 'center' })
  field?.querySelector<HTMLElement>('input:enabled, button')?.focus({ preventScroll: true })
}
