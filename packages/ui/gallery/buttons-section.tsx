import { Phone, Search, ShoppingBag, Trash2, X } from 'lucide-react'
import { useGalleryText } from './use-gallery-text.ts'
import { Badge } from '#badge.tsx'
import { Button } from '#button.tsx'
import { IconButton } from '#icon-button.tsx'
import { LinkButton } from '#link-button.tsx'
import { Price } from '#price.tsx'
import { Spinner } from '#spinner.tsx'
import { Row, Sample, Section } from './section.tsx'

const variants = ['primary', 'soft', 'neutral', 'quiet', 'danger'] as const

export function ButtonsSection() {
  const t = useGalleryText()
  return (
    <Section title="Buttons">
      {variants.map((variant) => (
        <Sample key={variant} name={`button ${variant}: plain, icon, loading, disabled`}>
          <Row>
            <Button variant={variant}>{t('positions.add')}</Button>
            <Button variant={variant} icon={<Phone />}>
              {t('order.call')}
            </Button>
            <Button variant={variant} isLoading>
              {t('checkout.place')}
            </Button>
            <Button variant={variant} isDisabled>
              {t('common.continue')}
            </Button>
          </Row>
        </Sample>
      ))}
      <Sample name="sizes">
        <Row>
          <Button size="small" variant="soft">
            {t('common.change')}
          </Button>
          <Button>{t('promoCode.apply')}</Button>
          <Button size="large">{t('location.confirm')}</Button>
        </Row>
      </Sample>
      <Sample name="wide, with a price at the end; a long text wraps, the price does not">
        <Button size="large" isWide end={<Price amountMinor={100_700} currency="RUB" />}>
          {t('cart.buttonCount', { count: '3' })}
        </Button>
        <Button size="large" isWide end={<Price amountMinor={999_999_900} currency="RUB" />}>
          {t('app.storageUnavailable')}
        </Button>
      </Sample>
      <Sample name="link button">
        <Row>
          <LinkButton href="/">{t('cart.backToMenu')}</LinkButton>
          <LinkButton href="/promotions" variant="soft">
            {t('promotions.viewAll')}
          </LinkButton>
        </Row>
      </Sample>
      <Sample name="icon button: quiet, neutral, soft, floating, loading, disabled">
        <Row>
          <IconButton label={t('search.placeholder')} icon={<Search />} />
          <IconButton label={t('common.close')} icon={<X />} variant="neutral" />
          <IconButton label={t('app.cart')} icon={<ShoppingBag />} variant="soft" />
          <IconButton label={t('common.remove')} icon={<Trash2 />} variant="floating" />
          <IconButton label={t('common.loading')} icon={<Search />} variant="neutral" isLoading />
          <IconButton label={t('promoCode.apply')} icon={<X />} isDisabled />
        </Row>
      </Sample>
      <Sample name="badges, spinner">
        <Row>
          <Badge>{t('measure.g', { value: '450' })}</Badge>
          <Badge variant="soft">{t('positions.choose', { count: '1' })}</Badge>
          <Badge variant="photo">{t('positions.unavailable')}</Badge>
          <Spinner />
          <Spinner sizePx={40} />
        </Row>
      </Sample>
    </Section>
  )
}
