import { PageHeader } from '#page-header.tsx'
import { Sample, Section } from './section.tsx'
import { useGalleryText } from './use-gallery-text.ts'

export function BarsSection() {
  const t = useGalleryText()
  return (
    <Section title="Bars">
      <Sample name="page header" isWide isFlush>
        <PageHeader title={t('checkout.headline')} onBack={() => window.scrollTo(0, 0)} />
      </Sample>
      <Sample name="page header with a long title" isWide isFlush>
        <PageHeader title={t('pages.terms_of_sale.title')} onBack={() => window.scrollTo(0, 0)} />
      </Sample>
    </Section>
  )
}
