import { commentMaxLength } from '@lavash/rulebook/site/limits'
import { MapPin } from 'lucide-react'
import { useId } from 'react'
import { CourierWishes } from '#features/checkout/courier-wishes.tsx'
import { PlaceDetails } from '#features/checkout/place-details.tsx'
import { TimeChoice } from '#features/checkout/time-choice.tsx'
import type { OrderFormState } from '#features/checkout/use-order-form.ts'
import { usePlaceTexts } from '#features/checkout/use-place-texts.ts'
import type { Refusals } from '#features/checkout/use-refusals.ts'
import { useText } from '#i18n/use-text.ts'
import { useCartSums } from '#order/cart-sums.ts'
import type { CheckoutTime } from '#order/checkout-time.ts'
import { useStored } from '#storage/stored-values.ts'
import { Button } from '@lavash/ui/button.tsx'
import { Panel } from '@lavash/ui/panel.tsx'
import { ProblemText } from '@lavash/ui/problem-text.tsx'
import { TextArea } from '@lavash/ui/text-area.tsx'
import styles from './receiving-panel.module.css'

interface Props {
  form: OrderFormState
  refusals: Refusals
  time: CheckoutTime
  isTimeOpen: boolean
  onTimeOpenChange: (isOpen: boolean) => void
  onChangePlace: () => void
}

/** Place, time, and comments for the kitchen and the courier. */
export function ReceivingPanel(props: Props) {
  const { form, refusals, time, onChangePlace } = props
  const t = useText()
  const problemId = useId()
  const isDelivery = useStored('order_delivery_method') === 'DELIVERY'
  const { main, parts, note } = usePlaceTexts()
  const formError = form.findError('deliveryPlace.address') ?? form.findError('restoId')
  const isOutside = useIsOutsideZones() ? t('validation.addressOutsideZone') : undefined
  return (
    <Panel title={isDelivery ? t('checkout.delivery') : t('checkout.takeaway')}>
      <div className={styles.place} data-place="address">
        <MapPin className={styles.pin} />
        <p className={styles.texts}>
          <span>
            <strong className={styles.main}>{main}</strong>
            {parts !== '' && `, ${parts}`}
          </span>
          {note !== '' && <span className={styles.note}>{note}</span>}
        </p>
        <Button
          size="small"
          variant="soft"
          aria-haspopup="dialog"
          aria-label={t('checkout.changeAddress')}
          aria-describedby={problemId}
          onClick={onChangePlace}
        >
          {t('common.change')}
        </Button>
        <ProblemText id={problemId} text={formError ?? refusals.find('address') ?? isOutside} />
      </div>
      {isDelivery && <PlaceDetails form={form} />}
      <TimeChoice
        choice={time}
        problem={refusals.find('time')}
        onChange={() => refusals.forget('time')}
        isOpen={props.isTimeOpen}
        onOpenChange={props.onTimeOpenChange}
      />
      <div data-place="venue">
        <ProblemText text={refusals.find('venue')} />
      </div>
      <div data-place="comment">
        <TextArea
          label={t('checkout.comment')}
          value={form.comment}
          rows={1}
          counterMax={commentMaxLength}
          error={form.findError('comment') ?? refusals.find('comment')}
          onValueChange={(value) => {
            refusals.forget('comment')
            form.changeComment(value)
          }}
        />
      </div>
      <CourierWishes deliveryType={isDelivery ? 'DELIVERY' : 'TAKE_AWAY'} />
    </Panel>
  )
}

/** By the zones that the page knows; the server may not have been asked yet. */
function useIsOutsideZones(): boolean {
  const hasPlace = useStored('order_delivery_place') !== null
  const { amountMessages } = useCartSums()
  return hasPlace && amountMessages.some(({ kind }) => kind === 'out-of-zone')
}
