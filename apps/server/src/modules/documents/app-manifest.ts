import type { IconFile } from '@lavash/contract/brands'
import { pathOf } from '@lavash/contract/paths'
import type { Locale } from '@lavash/rulebook/site/locales'
import { type ColourToken, defaultColours, type ThemedColour } from '#catalogue/brand-tokens.ts'
import { drawLogo } from '#catalogue/pictures/draw-logo.ts'
import { toLogoVersion } from '#serving/logo-url.ts'
import type { BrandEntry } from '#serving/catalogue-index.ts'
import { getText } from '#serving/choose-locale.ts'

/** The part of a maskable icon that every device shape keeps (W3C App Manifest: a circle of 40 % radius is safe). */
const safeShare = 0.6
const appleShare = 0.8

export function getColour({ catalogue: { brand } }: BrandEntry, name: ColourToken): ThemedColour {
  return brand.tokens.colours[name] ?? defaultColours[name]
}

/** An icon is cached for ever, so its address changes with the logo and with the ground colour. */
export function toIconUrl(entry: BrandEntry, file: IconFile): string {
  const v = toLogoVersion(entry.catalogue.brand.logo + getColour(entry, 'ground').light)
  return pathOf('brands.icon', { brand: entry.slug, file }, { v })
}

/** W3C Web Application Manifest: what a phone needs to keep the storefront among its apps. */
export function toAppManifest(entry: BrandEntry, locale: Locale) {
  const { brand } = entry.catalogue
  const theme = brand.theme === 'dark' ? 'dark' : 'light'
  const icon = (file: IconFile, size: number, purpose: 'any' | 'maskable') => ({
    src: toIconUrl(entry, file),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: getText(brand.name, locale),
    short_name: getText(brand.name, locale),
    description: getText(brand.description, locale),
    lang: locale,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: getColour(entry, 'ground')[theme],
    theme_color: getColour(entry, 'surface')[theme],
    icons: [
      icon('any-192.png', 192, 'any'),
      icon('any-512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
  }
}

/** The logo as it is. With a ground and a margin where the device crops it or knows no transparency. */
export async function drawIcon(entry: BrandEntry, file: IconFile): Promise<Buffer> {
  const size = Number(/\d+/.exec(file)?.[0])
  const share = file.startsWith('maskable') ? safeShare : file.startsWith('apple') ? appleShare : 1
  const logo = await drawLogo(entry.catalogue.brand.logo, Math.round(size * share))
  if (share === 1) return logo
  const { default: sharp } = await import('sharp')
  const background = getColour(entry, 'ground').light
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: logo, gravity: 'centre' }])
    .png()
    .toBuffer()
}
