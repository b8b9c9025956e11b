import type { Locale } from '@lavash/rulebook/site/locales'
import type { Outcome } from '#modules/payments/sandbox-books.ts'

interface SandboxTexts {
  readonly title: string
  readonly notice: string
  readonly total: string
  readonly special: string
  readonly back: string
  readonly outcomes: Readonly<Record<Outcome, readonly [label: string, meaning: string]>>
  readonly states: Readonly<Record<'paid' | 'failed' | 'thinking', string>>
}

export const sandboxTexts: Readonly<Record<Locale, SandboxTexts>> = {
  ru: {
    title: 'Тестовая оплата',
    notice: 'Деньги не списываются. Выберите, что ответит банк.',
    total: 'К оплате',
    special: 'Особые случаи',
    back: 'Вернуться в магазин',
    outcomes: {
      approve: ['Оплатить', 'Банк одобряет платёж'],
      decline: ['Отклонить', 'Банк отказывает'],
      abandon: ['Вернуться без оплаты', 'Платёж можно закончить позже'],
      slow: ['Банк думает 20 секунд', 'Покупатель возвращается раньше ответа'],
      'callback-lost': ['Уведомление потерялось', 'Оплачено, но банк об этом не сообщит'],
      'callback-twice': ['Уведомление придёт дважды', 'Заказ оплачивается один раз'],
      'callback-before-return': ['Уведомление придёт раньше', 'Покупатель возвращается в оплаченный заказ'],
    },
    states: {
      paid: 'Платёж прошёл.',
      failed: 'Банк отклонил платёж.',
      thinking: 'Банк думает. Страницу можно закрыть.',
    },
  },
  en: {
    title: 'Test payment',
    notice: 'No money is charged. Choose what the bank will answer.',
    total: 'To pay',
    special: 'Special cases',
    back: 'Back to the shop',
    outcomes: {
      approve: ['Pay', 'The bank approves the payment'],
      decline: ['Decline', 'The bank refuses'],
      abandon: ['Go back without paying', 'The payment can be finished later'],
      slow: ['The bank thinks for 20 seconds', 'The customer returns before the answer'],
      'callback-lost': ['The notification gets lost', 'Paid, but the bank will not tell'],
      'callback-twice': ['The notification comes twice', 'The order is paid once'],
      'callback-before-return': ['The notification comes first', 'The customer returns to a paid order'],
    },
    states: {
      paid: 'The payment went through.',
      failed: 'The bank declined the payment.',
      thinking: 'The bank is thinking. You may close the page.',
    },
  },
  cnr: {
    title: 'Probno plaćanje',
    notice: 'Novac se ne naplaćuje. Izaberite šta će banka odgovoriti.',
    total: 'Za plaćanje',
    special: 'Posebni slučajevi',
    back: 'Nazad u prodavnicu',
    outcomes: {
      approve: ['Plati', 'Banka odobrava plaćanje'],
      decline: ['Odbij', 'Banka odbija'],
      abandon: ['Nazad bez plaćanja', 'Plaćanje se može završiti kasnije'],
      slow: ['Banka razmišlja 20 sekundi', 'Kupac se vraća prije odgovora'],
      'callback-lost': ['Obavještenje se gubi', 'Plaćeno je, ali banka neće javiti'],
      'callback-twice': ['Obavještenje stiže dvaput', 'Porudžbina se plaća jednom'],
      'callback-before-return': ['Obavještenje stiže prije', 'Kupac se vraća na plaćenu porudžbinu'],
    },
    states: {
      paid: 'Plaćanje je uspjelo.',
      failed: 'Banka je odbila plaćanje.',
      thinking: 'Banka razmišlja. Stranicu možete zatvoriti.',
    },
  },
}
