import { useState } from 'react'
import { useGalleryText } from './use-gallery-text.ts'
import { Badge } from '#badge.tsx'
import { Button } from '#button.tsx'
import { Picture } from '#picture.tsx'
import { Popup } from '#popup.tsx'
import { Price } from '#price.tsx'
import { RadioList } from '#radio-list.tsx'
import { Stepper } from '#stepper.tsx'
import styles from './dish-popup.module.css'
import { samplePhoto } from './sample-photo.ts'

const breads = [
  { value: 'classic', label: 'Классический', priceMinor: 0 },
  { value: 'cheese', label: 'Сырный', priceMinor: 4000 },
  { value: 'gluten-free', label: 'Без глютена', priceMinor: 6000 },
]

/** The pieces together, as on the page of a dish. */
export function DishPopup({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useGalleryText()
  const [bread, setBread] = useState('classic')
  const [count, setCount] = useState(1)
  const name = 'Шаверма в лаваше'
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={name} isTitleHidden isFlush size="large">
      <div className={styles.dish}>
        <div className={styles.photo}>
          <Picture photo={samplePhoto} alt="" sizes="28rem" ratio="fill" isEager />
        </div>
        <div className={styles.details}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.text}>Курица с углей, хрустящие овощи, чесночный соус, тонкий лаваш.</p>
          <p>
            <Badge>{t('measure.g', { value: '450' })}</Badge>{' '}
            <Badge>{t('positions.energy', { kcal: '612' })}</Badge>
          </p>
          <RadioList
            label="Лаваш"
            labelEnd={<Badge variant="soft">{t('positions.choose', { count: '1' })}</Badge>}
            value={bread}
            onValueChange={setBread}
            options={breads.map(({ priceMinor, ...option }) => ({
              ...option,
              end: <Price amountMinor={priceMinor} currency="RUB" isChange />,
            }))}
          />
          <div className={styles.bar}>
            <Stepper
              label={t('positions.count')}
              size="large"
              value={count}
              onValueChange={setCount}
              min={1}
            />
            <Button size="large" isWide end={<Price amountMinor={32_900 * count} currency="RUB" />}>
              {t('positions.add')}
            </Button>
          </div>
        </div>
      </div>
    </Popup>
  )
}
