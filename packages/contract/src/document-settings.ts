import { signInMethods } from '@lavash/rulebook/account/sign-in'
import { analyticsProviders, captchaProviders, slotSources } from '@lavash/rulebook/site/brand-choices'
import { type Locale, locales } from '@lavash/rulebook/site/locales'
import { themes } from '@lavash/rulebook/site/themes'
import { Type, type Static } from 'typebox'
import { deliveryMethodSchema } from '#order-choices.ts'
import { catalogueId, whiteLabel } from '#scalars.ts'

const localeSchema = Type.Enum([...locales], { type: 'string' })

/** Only the brand's own languages are keys. */
const brandText = Type.Unsafe<Partial<Record<Locale, string>>>(
  Type.Object(Object.fromEntries(locales.map((locale) => [locale, Type.Optional(Type.String())])), {
    additionalProperties: false,
  }),
)

const documentBrandSchema = Type.Object(
  {
    /** The brand's folder, where its own boot loader and layout are. */
    code: Type.String({ pattern: '^[\\w-]+$' }),
    name: brandText,
    tagline: Type.Optional(brandText),
    logoUrl: Type.Optional(Type.String()),
    /** Offered to the visitor in this order. The first is the brand's default. */
    locales: Type.Array(localeSchema, { minItems: 1 }),
    contacts: Type.Optional(
      Type.Object(
        {
          /** The seller's name and address at the foot of every page. */
          legal: Type.Union([brandText, Type.Null()]),
          phones: Type.Array(Type.String()),
          emails: Type.Array(Type.String()),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
)

/**
 * The JSON that a document carries in its `lavash-config` element: the server writes it, the storefront reads it. All
 * of it is public. No API call returns it, so it is not part of the OpenAPI document.
 */
export const documentSettingsSchema = Type.Object(
  {
    apiBase: Type.String(),
    apiKey: Type.Optional(Type.String()),
    brand: documentBrandSchema,
    whiteLabel: Type.Optional(whiteLabel),
    /** The language of the address, for visitors who have not chosen one. */
    locale: Type.Optional(localeSchema),
    theme: Type.Optional(Type.Enum([...themes], { type: 'string' })),
    signInMethods: Type.Array(Type.Enum([...signInMethods], { type: 'string' }), { minItems: 1 }),
    googleClientId: Type.Optional(Type.String()),
    appleClientId: Type.Optional(Type.String()),
    appleRedirectUri: Type.Optional(Type.String()),
    vkAppId: Type.Optional(Type.Integer()),
    vkRedirectUri: Type.Optional(Type.String()),
    mapsKey: Type.Optional(Type.String()),
    captchaProvider: Type.Enum([...captchaProviders], { type: 'string' }),
    captchaSiteKey: Type.Optional(Type.String()),
    analyticsProvider: Type.Optional(Type.Enum([...analyticsProviders], { type: 'string' })),
    analyticsCounterId: Type.Optional(Type.String()),
    /** The address of one's own Plausible. Without it the public one is used. */
    analyticsUrl: Type.Optional(Type.String()),
    /** The place of a first visit. All three are sent, or none. */
    defaultCityId: Type.Optional(catalogueId),
    defaultDeliveryMethod: Type.Optional(deliveryMethodSchema),
    defaultRestoId: Type.Optional(catalogueId),
    isPreOrderOn: Type.Optional(Type.Boolean()),
    bootLoader: Type.Optional(Type.Enum([...slotSources], { type: 'string' })),
    layout: Type.Optional(Type.Enum([...slotSources], { type: 'string' })),
    /** Shown on devices of this kind. */
    iosApp: Type.Optional(Type.String()),
    androidApp: Type.Optional(Type.String()),
    hasPersonCount: Type.Optional(Type.Boolean()),
    hasPromoCodes: Type.Optional(Type.Boolean()),
  },
  { title: 'DocumentSettings', additionalProperties: false },
)

type ReadOnly<Value> = Value extends (infer Item)[] ? readonly Item[] : Value

/** JSON leaves undefined values out, so the server may write them. */
type Written<Values> = {
  readonly [Name in keyof Values]: Values extends Record<Name, Values[Name]>
    ? ReadOnly<Values[Name]>
    : ReadOnly<Values[Name]> | undefined
}
export type DocumentSettings = Written<Static<typeof documentSettingsSchema>>
