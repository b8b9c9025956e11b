import type { DocumentSettings } from '@lavash/contract/document-settings'
import { signInMethods } from '@lavash/rulebook/account/sign-in'
import { deliveryMethods } from '@lavash/rulebook/order/delivery-methods'
import { analyticsProviders, captchaProviders, slotSources } from '@lavash/rulebook/site/brand-choices'
import { isLocale, locales } from '@lavash/rulebook/site/locales'
import { themes } from '@lavash/rulebook/site/themes'
import { type Brand, parseBrand } from '#config/brand.ts'
import {
  readAddress,
  readFlag,
  readLabel,
  readListOf,
  readOneOf,
  type Reader,
  readText,
  readThat,
  readWholeNumber,
} from '#config/read-value.ts'

/** One row per value: its build-time variable, its parser and its default. */
interface Row<Value> {
  env: `VITE_${string}`
  read: Reader<Value>
  need: 'required' | 'optional'
  standIn: Value | undefined
}

function required<Value>(env: Row<Value>['env'], read: Reader<Value>): Row<Value> {
  return { env, read, need: 'required', standIn: undefined }
}

function optional<Value>(env: Row<Value>['env'], read: Reader<Value>): Row<Value | undefined> {
  return { env, read, need: 'optional', standIn: undefined }
}

function given<Value>(env: Row<Value>['env'], read: Reader<Value>, standIn: NoInfer<Value>): Row<Value> {
  return { env, read, need: 'optional', standIn }
}

type Rows = {
  readonly [Name in keyof DocumentSettings]-?: Name extends 'brand'
    ? Row<Brand>
    : Row<NonNullable<DocumentSettings[Name]>> | Row<NonNullable<DocumentSettings[Name]> | undefined>
}

/** B-01: one row for each value that a document may carry. */
export const settingRows = {
  apiBase: required('VITE_API_BASE', readAddress),
  apiKey: required('VITE_API_KEY', readText),
  brand: required('VITE_BRAND', parseBrand),
  whiteLabel: optional('VITE_WHITE_LABEL', readLabel),
  locale: optional('VITE_LOCALE', readThat(isLocale, `one of ${locales.join(', ')}`)),
  theme: given('VITE_THEME', readOneOf(themes), 'light'),
  signInMethods: given('VITE_SIGN_IN_METHODS', readListOf(signInMethods), ['PHONE']),
  googleClientId: optional('VITE_GOOGLE_CLIENT_ID', readText),
  appleClientId: optional('VITE_APPLE_CLIENT_ID', readText),
  appleRedirectUri: optional('VITE_APPLE_REDIRECT_URI', readAddress),
  vkAppId: optional('VITE_VK_APP_ID', readWholeNumber),
  vkRedirectUri: optional('VITE_VK_REDIRECT_URI', readAddress),
  mapsKey: optional('VITE_MAPS_KEY', readText),
  captchaProvider: given('VITE_CAPTCHA_PROVIDER', readOneOf(captchaProviders), 'altcha'),
  captchaSiteKey: optional('VITE_CAPTCHA_SITE_KEY', readText),
  analyticsProvider: optional('VITE_ANALYTICS_PROVIDER', readOneOf(analyticsProviders)),
  analyticsCounterId: optional('VITE_ANALYTICS_COUNTER_ID', readText),
  /** The address of one's own Plausible. Without it the public one is used. */
  analyticsUrl: optional('VITE_ANALYTICS_URL', readAddress),
  defaultCityId: optional('VITE_DEFAULT_CITY_ID', readWholeNumber),
  defaultDeliveryMethod: optional('VITE_DEFAULT_METHOD', readOneOf(deliveryMethods)),
  defaultRestoId: optional('VITE_DEFAULT_RESTO_ID', readWholeNumber),
  isPreOrderOn: given('VITE_PRE_ORDER', readFlag, false),
  bootLoader: given('VITE_BOOT_LOADER', readOneOf(slotSources), 'default'),
  layout: given('VITE_LAYOUT', readOneOf(slotSources), 'default'),
  /** Offered on devices of this kind. */
  iosApp: optional('VITE_IOS_APP', readAddress),
  androidApp: optional('VITE_ANDROID_APP', readAddress),
  hasPersonCount: given('VITE_PERSON_COUNT', readFlag, true),
  hasPromoCodes: given('VITE_PROMO_CODES', readFlag, true),
} satisfies Rows

export type SettingName = keyof typeof settingRows

export type Settings = {
  [Name in SettingName]: (typeof settingRows)[Name] extends Row<infer Value> ? Value : never
}

/** If the value on the left is set, all on the right have to be set. */
export const settingCompanions: readonly {
  when: (settings: Partial<Settings>) => boolean
  need: SettingName[]
}[] = [
  { when: ({ signInMethods }) => signInMethods?.includes('GOOGLE') === true, need: ['googleClientId'] },
  {
    when: ({ signInMethods }) => signInMethods?.includes('APPLE') === true,
    need: ['appleClientId', 'appleRedirectUri'],
  },
  { when: ({ signInMethods }) => signInMethods?.includes('VK') === true, need: ['vkAppId', 'vkRedirectUri'] },
  {
    when: ({ captchaProvider }) => captchaProvider !== undefined && captchaProvider !== 'altcha',
    need: ['captchaSiteKey'],
  },
  { when: ({ analyticsProvider }) => analyticsProvider !== undefined, need: ['analyticsCounterId'] },
  { when: ({ analyticsCounterId }) => analyticsCounterId !== undefined, need: ['analyticsProvider'] },
  {
    when: ({ defaultCityId, defaultDeliveryMethod, defaultRestoId }) =>
      [defaultCityId, defaultDeliveryMethod, defaultRestoId].some((value) => value !== undefined),
    need: ['defaultCityId', 'defaultDeliveryMethod', 'defaultRestoId'],
  },
]
