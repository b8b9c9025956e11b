import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kitFolder } from '@lavash/web-build/kit-folder.ts'
import { expect, test } from 'vitest'

/** Read, not imported: an import gives the compiled messages, and a text with a parameter is an array there. */
const readMessages = (folder: string, locale: string): unknown =>
  JSON.parse(readFileSync(join(folder, 'messages', `${locale}.json`), 'utf8'))
const [ru, en, kitRu, kitEn] = [import.meta.dirname, kitFolder].flatMap((folder) =>
  ['ru', 'en'].map((locale) => readMessages(folder, locale)),
)

/** docs/specification/texts.md: these texts are fixed to the letter. The browser tests find them where they are shown. */
const storefrontTexts = [
  ['location.title', 'Адрес', 'Address'],
  ['location.chooseCity', 'Выберите город', 'Choose a city'],
  ['location.enterAddress', 'Введите адрес', 'Enter an address'],
  ['delivery.terms', 'Условия доставки', 'Delivery terms'],
  ['location.confirm', 'Подтвердить', 'Confirm'],
  ['location.chooseOnMap', 'Выбрать на карте', 'Choose on the map'],
  ['location.notFound', 'Адрес не найден', 'Address not found'],
  ['location.noTakeawayPoints', 'Нет доступных пунктов самовывоза', 'There are no takeaway points'],
  ['location.confirmTitle', 'Подтвердите адрес', 'Confirm the address'],
  ['location.clarify', 'Уточнить данные', 'Add the details'],
  ['location.continueWithoutNumber', 'Продолжить без номера', 'Continue without a number'],
  ['location.oops', 'Упс!', 'Oops!'],
  [
    'location.cartDoesNotFit',
    'Некоторые блюда не доставляются по новому адресу. Изменить адрес и очистить корзину?',
    'Some dishes are not delivered to the new address. Change the address and clear the cart?',
  ],
  ['location.openingHours', 'Часы работы: {hours}', 'Opening hours: {hours}'],
  [
    'location.prompt',
    'Укажите адрес, чтобы мы могли показать вам актуальное меню',
    'Enter your address so that we can show you the current menu',
  ],
  ['validation.deliveryAddressRequired', 'Укажите адрес доставки', 'Enter the delivery address'],
  [
    'validation.addressOutsideZone',
    'Адрес не входит в зону доставки',
    'The address is outside the delivery zone',
  ],
  ['validation.takeawayPointRequired', 'Выберите точку самовывоза', 'Choose a takeaway point'],
  ['delivery.free', 'Бесплатно', 'Free'],
  ['delivery.minimumSum', 'Минимальная сумма заказа {sum}', 'Minimum order amount {sum}'],
  ['delivery.maximumSum', 'Максимальная сумма заказа {sum}', 'Maximum order amount {sum}'],
  ['menus.ungrouped', 'Прочее', 'Other'],
  ['search.placeholder', 'Поиск', 'Search'],
  ['restos.show.headline', 'О заведении', 'About the venue'],
  ['promotions.until', 'до {date}', 'Until {date}'],
  ['cart.empty', 'Ваша корзина пуста', 'Your cart is empty'],
  ['auth.toOrder', 'Чтобы оформить заказ, войдите', 'To place an order, sign in'],
  [
    'dayOff.text',
    'К сожалению, сейчас мы не принимаем заказы. Ждём вас в рабочие часы',
    'Unfortunately, we are not accepting the orders at the moment. We are waiting for you during the working hours',
  ],
  ['validation.phoneRequired', 'Введите номер телефона', 'Enter your phone number'],
  ['validation.phoneInvalid', 'Укажите корректный номер', 'Enter a valid number'],
  ['validation.smsCodeRequired', 'Введите код из СМС', 'Enter the code from the text message'],
  ['validation.smsCodeTooShort', 'Слишком короткий SMS-код', 'The code is too short'],
  ['validation.emailRequired', 'Введите email', 'Enter your email'],
  ['validation.emailInvalid', 'Укажите корректный email', 'Enter a valid email'],
  ['validation.receiptEmailRequired', 'Укажите email для получения чека', 'Enter an email for the receipt'],
  ['validation.nameRequired', 'Введите ваше имя', 'Enter your name'],
  ['validation.nameTooLong', 'Имя не должно превышать 50 символов', 'The name must be 50 characters at most'],
  ['validation.generic.required', 'Обязательное поле', 'This field is required'],
  ['validation.generic.email', 'Введите корректный email', 'Please enter a valid email'],
  ['validation.generic.maxLength', 'Не больше {0} символов', 'You must enter a maximum of {0} characters'],
  ['validation.generic.minLength', 'Не меньше {0} символов', 'You must enter a minimum of {0} characters'],
  ['validation.generic.strictLength', 'Неверная длина', 'The length of the entered field is invalid'],
  ['validation.generic.exclude', 'Символ {0} недопустим', 'The {0} character is not allowed'],
  ['validation.generic.notEmpty', 'Выберите хотя бы одно значение', 'Please choose at least one value'],
  ['validation.generic.pattern', 'Неверный формат', 'Invalid format'],
  ['boot.error.utcTime', 'Не удалось узнать точное время', 'Failed to fetch UTC time'],
  ['boot.error.menuGroupsNotFound', 'Разделы меню не найдены', 'Menu groups not found'],
  ['boot.error.menuPositionsNotFound', 'Блюда меню не найдены', 'Menu positions not found'],
  ['boot.error.menuGroupsFailed', 'Не удалось загрузить разделы меню', 'Failed to fetch menu groups'],
  ['boot.error.menuPositionsFailed', 'Не удалось загрузить блюда меню', 'Failed to fetch menu positions'],
  ['boot.error.noCities', 'Нет привязанных заведений', 'There are no venues here yet'],
  ['boot.error.noMenus', 'В заведениях выбранного города нет меню', 'The venues of this city have no menus'],
  ['boot.error.noZones', 'Нет зон доставки', 'There are no delivery zones'],
  [
    'error.network',
    'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз',
    'Network error when attempting to fetch resource.',
  ],
  ['error.requestFailed', 'Не удалось выполнить запрос', 'Failed to execute the request'],
  ['error.unknown', 'Неизвестная ошибка', 'Unknown error'],
  ['error.code.vk.100', 'Событие не поддерживается', 'Event is not supported'],
  [
    'error.code.vk.101',
    'Не удалось открыть новую вкладку. Проверьте настройки браузера',
    'Cannot create new tab. Try checking your browser settings',
  ],
  ['error.code.vk.102', 'Вкладка была закрыта', 'New tab has been closed'],
  ['error.code.vk.103', 'Авторизация не удалась', 'Authorization failed with an error'],
  [
    'error.code.vk.104',
    'Ответ не совпал с запросом. Попробуйте войти ещё раз',
    'The received state does not match the expected state',
  ],
  ['error.code.promo_code.not-found', 'Промокод не найден', 'Promo code not found'],
  [
    'error.code.promo_code.not-found-for-resto',
    'Промокод не действует в выбранном заведении',
    'This promo code is not valid at the chosen venue',
  ],
  ['error.code.promo_code.limit-exceed', 'Промокод уже использован', 'This promo code has already been used'],
  [
    'error.code.promo_code.person-limit-exceed',
    'Вы уже использовали этот промокод максимальное число раз',
    'You have already used this promo code as many times as allowed',
  ],
  [
    'error.code.promo_code.before-start',
    'Промокод ещё не начал действовать',
    'This promo code is not active yet',
  ],
  ['error.code.promo_code.after-finish', 'Срок действия промокода истёк', 'This promo code has expired'],
  [
    'error.code.promo_code.invalid-delivery-method',
    'Промокод не действует для выбранного способа получения',
    'This promo code is not valid for the chosen way of receiving the order',
  ],
  ['error.code.promo_code.not-active', 'Промокод больше не действует', 'This promo code is no longer valid'],
  [
    'error.code.promo_code.hour-not-active',
    'В это время промокод не действует',
    'This promo code is not available at this hour',
  ],
  [
    'error.code.sms.already-sent',
    'Код уже отправлен. Новый можно запросить раз в 90 секунд',
    'The code has already been sent. You can ask for a new one every 90 seconds',
  ],
  ['error.code.sms.wrong-code', 'Неверный код подтверждения', 'Wrong confirmation code'],
  [
    'error.code.sms.attempts-exhausted',
    'Попытки закончились. Попробуйте через час',
    'No attempts left. Try again in an hour',
  ],
  [
    'error.code.sms.code-not-found',
    'Код для этого номера не найден. Запросите новый',
    'There is no code for this number. Ask for a new one',
  ],
  [
    'error.code.sms.send-failed',
    'Не удалось отправить СМС. Попробуйте ещё раз',
    'The text message could not be sent. Please try again',
  ],
  [
    'error.code.sms.attack-protection',
    'Отправка СМС приостановлена защитой от атак. Попробуйте позже',
    'Text messages are paused by our attack protection. Please try later',
  ],
  [
    'error.code.resto.doesnt-support-delivery-online-pay',
    'Заведение не принимает оплату картой онлайн при доставке',
    'The venue does not take online card payment for delivery',
  ],
  [
    'error.code.resto.doesnt-support-delivery-card-pay',
    'Заведение не принимает оплату картой курьеру',
    'The venue does not take cards upon delivery',
  ],
  [
    'error.code.resto.doesnt-support-delivery-cash-pay',
    'Заведение не принимает наличные при доставке',
    'The venue does not take cash upon delivery',
  ],
  [
    'error.code.resto.doesnt-support-takeaway-online',
    'Заведение не принимает оплату картой онлайн при самовывозе',
    'The venue does not take online card payment for takeaway',
  ],
  [
    'error.code.resto.doesnt-support-takeaway-card-pay',
    'Заведение не принимает оплату картой при самовывозе',
    'The venue does not take cards at takeaway',
  ],
  [
    'error.code.resto.doesnt-support-takeaway-cash-pay',
    'Заведение не принимает наличные при самовывозе',
    'The venue does not take cash at takeaway',
  ],
] as const

const kitTexts = [
  ['common.cancel', 'Отмена', 'Cancel'],
  ['common.ok', 'ОК', 'OK'],
  ['ui.confirmQuestion', 'Подтверждаете?', 'Confirm?'],
] as const

function textAt(messages: unknown, key: string): unknown {
  return key.split('.').reduce((part, name) => (part as Record<string, unknown>)[name], messages)
}

test.each(storefrontTexts)(
  'V-01 B-06 E-04 the text %s is the one of the specification',
  (key, russian, english) => {
    expect([textAt(ru, key), textAt(en, key)]).toEqual([russian, english])
  },
)

test.each(kitTexts)(
  'X-02 the text %s of the kit is the one of the specification',
  (key, russian, english) => {
    expect([textAt(kitRu, key), textAt(kitEn, key)]).toEqual([russian, english])
  },
)
