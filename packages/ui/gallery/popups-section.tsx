import { useState } from 'react'
import { useGalleryText } from './use-gallery-text.ts'
import { Button } from '#button.tsx'
import { Field } from '#field.tsx'
import { Popup } from '#popup.tsx'
import { Price } from '#price.tsx'
import { showToast } from '#toast-queue.ts'
import { useConfirm } from '#use-confirm.tsx'
import { DishPopup } from './dish-popup.tsx'
import styles from './gallery.module.css'
import { Row, Sample, Section } from './section.tsx'

type Shown = 'plain' | 'long' | 'dish' | 'map' | 'persistent' | undefined

export function PopupsSection() {
  const [shown, setShown] = useState<Shown>()
  const close = () => setShown(undefined)
  return (
    <Section title="Popups">
      <Sample name="dialog or sheet, long content, no header, full screen, persistent without a scrim">
        <div className={styles.row} lang="en">
          <Button variant="neutral" onClick={() => setShown('plain')}>
            Plain popup
          </Button>
          <Button variant="neutral" onClick={() => setShown('long')}>
            Long popup
          </Button>
          <Button variant="neutral" onClick={() => setShown('dish')}>
            Dish popup
          </Button>
          <Button variant="neutral" onClick={() => setShown('map')}>
            Full screen popup
          </Button>
          <Button variant="neutral" onClick={() => setShown('persistent')}>
            Persistent popup
          </Button>
        </div>
      </Sample>
      <ConfirmSample />
      <ToastSample />
      <PlainPopup isOpen={shown === 'plain'} onClose={close} />
      <LongPopup isOpen={shown === 'long'} onClose={close} />
      <DishPopup isOpen={shown === 'dish'} onClose={close} />
      <MapPopup isOpen={shown === 'map'} onClose={close} />
      <PersistentPopup isOpen={shown === 'persistent'} onClose={close} />
    </Section>
  )
}

interface PopupSampleProps {
  isOpen: boolean
  onClose: () => void
}

function PlainPopup({ isOpen, onClose }: PopupSampleProps) {
  const t = useGalleryText()
  const { ask, confirmPopup } = useConfirm()
  const [street, setStreet] = useState('')
  const leave = async () => {
    const answer = await ask({
      title: t('location.oops'),
      text: t('location.cartDoesNotFit'),
      confirmLabel: t('location.changeAndClear'),
      otherLabel: t('location.removeOnlyThem'),
    })
    if (answer !== 'cancelled') onClose()
  }
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t('location.title')}
      footer={
        <Button size="large" onClick={() => void leave()}>
          {t('positions.save')}
        </Button>
      }
    >
      <Field label={t('location.address')} value={street} onValueChange={setStreet} />
      {confirmPopup}
    </Popup>
  )
}

function LongPopup({ isOpen, onClose }: PopupSampleProps) {
  const t = useGalleryText()
  return (
    <Popup isOpen={isOpen} onClose={onClose} size="small" title={t('pages.terms_of_sale.title')}>
      <div className={styles.stack}>
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>{t('order.successText')}</p>
        ))}
      </div>
    </Popup>
  )
}

function MapPopup({ isOpen, onClose }: PopupSampleProps) {
  const t = useGalleryText()
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t('location.chooseOnMap')}
      size="large"
      narrowForm="fullScreen"
      isFlush
      footer={<Button size="large">{t('location.confirm')}</Button>}
    >
      <div className={styles.map}>{t('map.label')}</div>
    </Popup>
  )
}

function PersistentPopup({ isOpen, onClose }: PopupSampleProps) {
  const t = useGalleryText()
  return (
    <Popup
      isOpen={isOpen}
      hasScrim={false}
      title={t('location.chooseCity')}
      footer={
        <Button size="large" onClick={onClose} end={<Price amountMinor={90_500} currency="RUB" />}>
          {t('location.showMenu')}
        </Button>
      }
    >
      {t('location.prompt')}
    </Popup>
  )
}

function ConfirmSample() {
  const t = useGalleryText()
  const { ask, confirmPopup } = useConfirm()
  const [answer, setAnswer] = useState('')
  return (
    <Sample name="confirm: default texts, dangerous">
      <div className={styles.row} lang="en">
        <Button variant="neutral" onClick={() => void ask({}).then(setAnswer)}>
          Default confirm
        </Button>
        <Button
          variant="danger"
          onClick={() =>
            void ask({ title: t('cart.clearConfirm'), confirmLabel: t('cart.clear'), isDanger: true }).then(
              setAnswer,
            )
          }
        >
          Dangerous confirm
        </Button>
        <output>{answer}</output>
      </div>
      {confirmPopup}
    </Sample>
  )
}

function ToastSample() {
  const t = useGalleryText()
  const [isUndone, setIsUndone] = useState(false)
  return (
    <Sample name="toast: plain, with undo, success, error">
      <Row>
        <Button variant="neutral" onClick={() => showToast({ text: t('app.online') })}>
          {t('app.online')}
        </Button>
        <Button
          variant="neutral"
          onClick={() => {
            setIsUndone(false)
            showToast({ text: t('cart.removed', { name: 'Табуле' }), undo: () => setIsUndone(true) })
          }}
        >
          {t('cart.clear')}
        </Button>
        <Button
          variant="neutral"
          onClick={() => showToast({ text: t('promoCode.applied'), kind: 'success' })}
        >
          {t('promoCode.apply')}
        </Button>
        <Button variant="neutral" onClick={() => showToast({ text: t('error.network'), kind: 'error' })}>
          {t('ui.wentWrong')}
        </Button>
        <output>{isUndone && t('common.undo')}</output>
      </Row>
    </Sample>
  )
}
