/** What a brand may change of the look: the custom properties of its tokens.css, and nothing else. */
export const colourTokens = [
  'ground',
  'surface',
  'sunken',
  'text',
  'muted',
  'line',
  'control-line',
  'primary',
  'on-primary',
  'primary-pressed',
  'primary-soft',
  'primary-text',
  'success',
  'danger',
  'danger-soft',
  'inverse',
  'on-inverse',
  'placeholder',
  'glow',
] as const
export const radiusTokens = ['radius-s', 'radius-m', 'radius-l'] as const
export const tokenNames = [...colourTokens, ...radiusTokens, 'font'] as const

export type ColourToken = (typeof colourTokens)[number]
export type RadiusToken = (typeof radiusTokens)[number]
export interface ThemedColour {
  light: string
  dark: string
}

/** Only what differs from the product's own look; the rest follows it. */
export interface BrandTokens {
  colours: Partial<Record<ColourToken, ThemedColour>>
  radii: Partial<Record<RadiusToken, string>>
  font: string | null
}

const themed = (light: string, dark: string): ThemedColour => ({ light, dark })

/** The product's own colours: a brand that changes one of a pair is measured against the other. */
export const defaultColours: Readonly<Record<ColourToken, ThemedColour>> = {
  ground: themed('#faf7f2', '#141210'),
  surface: themed('#ffffff', '#1f1b18'),
  sunken: themed('#f3eee6', '#2a2521'),
  text: themed('#1e1a16', '#f6f0e8'),
  muted: themed('#6b6259', '#b6aa9f'),
  line: themed('#e9e2d8', '#3a332d'),
  'control-line': themed('#857a70', '#857a70'),
  primary: themed('#cf4410', '#ff8a4a'),
  'on-primary': themed('#ffffff', '#1e1206'),
  'primary-pressed': themed('#b5390b', '#ff9d66'),
  'primary-soft': themed('#ffe9dc', '#3b2517'),
  'primary-text': themed('#b5390b', '#ff8a4a'),
  success: themed('#2b7a3d', '#7bc98a'),
  danger: themed('#b3261e', '#ffb4ab'),
  'danger-soft': themed('#fbe6e3', '#45211d'),
  inverse: themed('#1e1a16', '#f6f0e8'),
  'on-inverse': themed('#ffffff', '#141210'),
  placeholder: themed('#e4ded5', '#332d28'),
  glow: themed('#ffe9dc', '#2b1c12'),
}

/** A brand's tokens as CSS. Its values were read by pattern, so that nothing but values can stand in them. */
export function toTokensCss(tokens: BrandTokens): string {
  const lines = [
    ...colourTokens.flatMap((name) => {
      const colour = tokens.colours[name]
      return colour ? [`  --${name}: light-dark(${colour.light}, ${colour.dark});`] : []
    }),
    ...radiusTokens.flatMap((name) => (tokens.radii[name] ? [`  --${name}: ${tokens.radii[name]};`] : [])),
    ...(tokens.font === null ? [] : [`  --font: ${tokens.font};`]),
  ]
  return `:root {\n${lines.join('\n')}${lines.length > 0 ? '\n' : ''}}\n`
}
