import { useState } from 'react'
import { useGalleryText } from './use-gallery-text.ts'
import { Badge } from '#badge.tsx'
import { Card, CardBeside } from '#card.tsx'
import { Checkbox } from '#checkbox.tsx'
import { Chip } from '#chip.tsx'
import { ChoiceGroup } from '#choice-group.tsx'
import { PhotoStrip } from '#photo-strip.tsx'
import { Popover } from '#popover.tsx'
import { ScrollRow } from '#scroll-row.tsx'
import { ShareButton } from '#share-button.tsx'
import styles from './gallery.module.css'
import { brokenPhoto, samplePhoto } from './sample-photo.ts'
import { Row, Sample, Section } from './section.tsx'

const otherPhoto = { ...samplePhoto, url: `${samplePhoto.url}#2` }
const promotions = ['Комбо на двоих', 'Завтрак до 12:00', 'Первый заказ', 'Везём бесплатно']

export function CardsSection() {
  const t = useGalleryText()
  const until = t('promotions.until', { date: '30 ноября' })
  return (
    <Section title="Cards, photos, rows">
      <Sample name="card">
        <Card photo={samplePhoto} sizes="22rem" title="Уголёк на Центральном" level="h3" href="/restos/1">
          <p>Центральный проспект, 18</p>
        </Card>
      </Sample>
      <Sample name="card without its photo, long words">
        <Card
          photo={brokenPhoto}
          sizes="22rem"
          title="Достопримечательности Североморского района"
          level="h3"
          href="/restos/2"
        />
      </Sample>
      <Sample name="card beside: on its photo's own colour; without a photo">
        <CardBeside
          photo={samplePhoto}
          sizes="22rem"
          title="Комбо на двоих"
          level="h3"
          href="/promotions/1"
          foot={until}
        >
          Две шавермы, фри и напитки за 899 ₽
        </CardBeside>
        <CardBeside photo={undefined} sizes="22rem" title="Первый заказ" level="h3" href="/promotions/2">
          Скидка 20 % по коду УГОЛЬ20
        </CardBeside>
      </Sample>
      <Sample name="photo strip: several, one, soft in a tall place">
        <div className={styles.frame}>
          <PhotoStrip photos={[samplePhoto, otherPhoto]} label="Шаверма" sizes="22rem" />
        </div>
        <div className={styles.tall}>
          <PhotoStrip photos={[samplePhoto]} label="Шаверма" sizes="22rem" ratio="fill" isSoft />
        </div>
      </Sample>
      <Sample name="scroll row" isWide>
        <ScrollRow label={t('promotions.headline')}>
          {promotions.map((title, index) => (
            <li key={title}>
              <CardBeside
                photo={index % 2 === 0 ? samplePhoto : undefined}
                sizes="22rem"
                title={title}
                level="h3"
                href={`/promotions/${index + 1}`}
                foot={until}
              />
            </li>
          ))}
        </ScrollRow>
      </Sample>
      <Sample name="choice group: plain, refused">
        <ChoiceSample />
        <ChoiceSample error={t('positions.chooseMore', { count: 2 })} />
      </Sample>
      <Sample name="popover, share">
        <Row>
          <Popover
            title={t('resto.schedule.title')}
            renderTrigger={(props) => (
              <Chip {...props} hasArrow>
                {t('resto.schedule.title')}
              </Chip>
            )}
          >
            <p>{t('resto.schedule.roundTheClock')}</p>
          </Popover>
          <ShareButton title="Lavash" />
        </Row>
      </Sample>
    </Section>
  )
}

function ChoiceSample({ error }: { error?: string }) {
  const t = useGalleryText()
  const [isChecked, setIsChecked] = useState(false)
  return (
    <ChoiceGroup
      label="Добавить"
      labelEnd={<Badge variant="soft">{t('positions.chooseFromTo', { min: '1', max: '3' })}</Badge>}
      error={error}
    >
      <Checkbox label="Халапеньо" isChecked={isChecked} onCheckedChange={setIsChecked} isDivided />
      <Checkbox label="Двойная курица" isChecked={false} onCheckedChange={() => undefined} isDisabled />
    </ChoiceGroup>
  )
}
