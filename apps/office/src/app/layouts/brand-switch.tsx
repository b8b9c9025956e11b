import { Menu } from '@lavash/ui/menu.tsx'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { restosQuery } from '#api/restos.ts'
import { useText } from '#i18n/use-text.ts'
import { BrandMark } from '#parts/brand-mark.tsx'
import { listBrands } from '#session/brands.ts'
import { useMe } from '#session/me-context.tsx'
import styles from './brand-switch.module.css'

/** The brand one is in. Whoever works for several changes it here. */
export function BrandSwitch({ brandId }: { brandId: number }) {
  const t = useText()
  const navigate = useNavigate()
  const brands = listBrands(useMe())
  const { data: restos } = useQuery(restosQuery(brandId))
  const { name = '', logoUrl = null } = brands.find(({ id }) => id === brandId) ?? {}
  const face = (
    <BrandFace
      name={name}
      logoUrl={logoUrl}
      {...(restos !== undefined && { about: t('nav.venues', { count: restos.length }) })}
    />
  )
  if (brands.length < 2) return <div className={styles.brand}>{face}</div>
  return (
    <Menu
      label={t('nav.chooseBrand')}
      items={brands.map((brand) => ({
        id: String(brand.id),
        label: brand.name,
        isChosen: brand.id === brandId,
        onSelect: () => void navigate({ to: '/$brandId', params: { brandId: brand.id } }),
      }))}
      renderTrigger={(props) => (
        <button {...props} type="button" className={styles.brand}>
          {face}
          <ChevronsUpDown className={styles.arrow} />
        </button>
      )}
    />
  )
}

interface FaceProps {
  name: string
  logoUrl: string | null
  about?: ReactNode
}

function BrandFace({ name, logoUrl, about }: FaceProps) {
  return (
    <>
      <BrandMark name={name} logoUrl={logoUrl} />
      <span className={styles.texts}>
        <span className={styles.name}>{name}</span>
        {about !== undefined && <span className={styles.about}>{about}</span>}
      </span>
    </>
  )
}
