import { signInMethods } from '@lavash/rulebook/account/sign-in'
import { slotSources } from '@lavash/rulebook/site/brand-choices'
import { themes } from '@lavash/rulebook/site/themes'
import Type, { type Static } from 'typebox'
import { whiteLabelMaxLength } from '@lavash/rulebook/site/limits'
import * as scalars from '#catalogue/schema/scalars.ts'

const closed = { additionalProperties: false }
const key = (description: string) => Type.Optional(Type.String({ minLength: 1, description }))
const custom = Type.Optional(
  Type.Enum([...slotSources], {
    type: 'string',
    description: "'default', or 'custom' when the folder brings its own component",
  }),
)

/** brand.yaml. Nothing secret belongs here: all of it may reach the customer's browser. */
export const brandFile = Type.Object(
  {
    name: scalars.localName,
    description: scalars.localText,
    whiteLabel: Type.String({
      pattern: '^[A-Za-z0-9_-]+$',
      maxLength: whiteLabelMaxLength,
      description: 'a code of letters, digits, hyphens and underscores',
    }),
    isDefault: Type.Optional(scalars.flag),
    hosts: Type.Optional(
      Type.Array(
        Type.String({
          pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)*$',
          description: "a host name without scheme and port, such as 'ugolyok.example'",
        }),
      ),
    ),
    locales: Type.Array(scalars.locale, { minItems: 1, description: 'a list of languages' }),
    defaultLocale: scalars.locale,
    currency: Type.String({ pattern: '^[A-Z]{3}$', description: 'an ISO 4217 code, such as RUB or EUR' }),
    timeZone: Type.Optional(scalars.timeZone),
    theme: Type.Optional(Type.Enum([...themes], { type: 'string', description: 'light, dark or system' })),
    bootLoader: custom,
    layout: custom,
    contacts: Type.Optional(
      Type.Object(
        {
          phones: Type.Optional(Type.Array(scalars.phone)),
          emails: Type.Optional(Type.Array(scalars.email)),
          links: Type.Optional(Type.Array(scalars.link)),
          legal: Type.Optional(scalars.localText),
        },
        closed,
      ),
    ),
    apps: Type.Optional(
      Type.Object({ ios: Type.Optional(scalars.link), android: Type.Optional(scalars.link) }, closed),
    ),
    signInMethods: Type.Array(
      Type.Enum([...signInMethods], {
        type: 'string',
        description: 'PHONE, GOOGLE, APPLE or VK',
      }),
      { minItems: 1, description: 'a list of sign-in methods' },
    ),
    preOrder: Type.Optional(scalars.flag),
    cart: Type.Optional(
      Type.Object(
        { personCount: Type.Optional(scalars.flag), promoCodes: Type.Optional(scalars.flag) },
        closed,
      ),
    ),
    synonyms: Type.Optional(scalars.synonyms),
    defaults: Type.Optional(
      Type.Object(
        {
          city: Type.Optional(scalars.slug),
          deliveryMethod: Type.Optional(scalars.deliveryMethod),
          resto: Type.Optional(scalars.slug),
        },
        closed,
      ),
    ),
    analytics: Type.Optional(
      Type.Object(
        {
          yandexMetrica: Type.Optional(
            Type.String({
              pattern: '^[0-9]+$',
              description: "a counter number in quotes, such as '12345678'",
            }),
          ),
          ga4: key("a measurement id, such as 'G-XXXXXXX'"),
          plausible: key('the domain registered with Plausible'),
        },
        closed,
      ),
    ),
    publicKeys: Type.Optional(
      Type.Object(
        {
          googleClientId: key('the OAuth client id of Google sign-in'),
          appleClientId: key('the services id of Apple sign-in'),
          vkAppId: Type.Optional(
            Type.String({
              pattern: '^[0-9]+$',
              description: "the VK ID app number in quotes, such as '51234567'",
            }),
          ),
          googleMapsKey: key('the browser key of Google Maps, restricted to the hosts'),
          captchaSiteKey: key('the site key of the captcha'),
        },
        closed,
      ),
    ),
  },
  { ...closed, title: 'brand.yaml', description: 'the brand' },
)
export type BrandSource = Static<typeof brandFile>
