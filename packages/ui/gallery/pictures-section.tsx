import { useGalleryText } from './use-gallery-text.ts'
import { HighlightedText } from '#highlighted-text.tsx'
import { Picture } from '#picture.tsx'
import { Price } from '#price.tsx'
import { Skeleton } from '#skeleton.tsx'
import styles from './gallery.module.css'
import { brokenPhoto, samplePhoto } from './sample-photo.ts'
import { Row, Sample, Section } from './section.tsx'

export function PicturesSection() {
  const t = useGalleryText()
  return (
    <Section title="Pictures, prices, skeletons">
      <Sample name="picture 16:9">
        <div className={styles.frame}>
          <Picture photo={samplePhoto} alt="Шаверма в лаваше" sizes="22rem" isEager />
        </div>
      </Sample>
      <Sample name="a picture that does not load; none at all; square">
        <div className={styles.frame}>
          <Picture photo={brokenPhoto} alt={t('positions.unavailable')} sizes="22rem" />
        </div>
        <Row>
          <div className={styles.square}>
            <Picture photo={undefined} alt="" sizes="8rem" ratio={1} />
          </div>
          <div className={styles.square}>
            <Picture photo={samplePhoto} alt="" sizes="8rem" ratio={1} />
          </div>
        </Row>
      </Sample>
      <Sample name="price: whole, with kopecks, euro, huge, change, discount">
        <Row>
          <Price amountMinor={32_900} currency="RUB" />
          <Price amountMinor={32_950} currency="RUB" />
          <Price amountMinor={1840} currency="EUR" />
          <Price amountMinor={999_999_900} currency="RUB" />
          <Price amountMinor={4000} currency="RUB" isChange />
          <Price amountMinor={-20_100} currency="RUB" isChange />
        </Row>
      </Sample>
      <Sample name="highlighted text">
        <p>
          <HighlightedText text="Шаверма в лаваше" highlights={[[0, 4]]} />
        </p>
      </Sample>
      <Sample name="skeletons of a card">
        <Skeleton shape="card" ratio={16 / 9} />
        <div>
          <Skeleton width="60%" />
          <Skeleton />
          <Skeleton width="80%" />
        </div>
        <Row>
          <Skeleton shape="round" width="2.75rem" height="2.75rem" />
          <Skeleton shape="block" width="8rem" height="2.75rem" />
        </Row>
      </Sample>
    </Section>
  )
}
