import { expect, test } from './fixtures.ts'
import { changeDatabase, codeField, drawPhone, otherCode, readCode, requestCode } from './sign-in-steps.ts'
import { chooseElsewhere, failNextCall, readStored, shortenPatience } from './visit.ts'

test('V-01 S-01 a newcomer signs in by phone and returns to the same page', async ({
  page,
  open,
  server,
  venue,
  isMobile,
  expectAccessible,
}) => {
  const phone = drawPhone()
  const start = isMobile ? '/' : '/promotions'
  await open(start)
  await page.getByRole('link', { name: 'Войти' }).click()
  await expect(page).toHaveURL('/auth')
  await page.getByRole('textbox', { name: 'Телефон' }).waitFor()
  await expectAccessible()
  await page.getByRole('textbox', { name: 'Телефон' }).pressSequentially(phone.slice(2))
  const local = phone.slice(2)
  const shown = `+7 ${local.slice(0, 3)} ${local.slice(3, 6)}-${local.slice(6, 8)}-${local.slice(8)}`
  await expect(page.getByRole('textbox', { name: 'Телефон' })).toHaveValue(shown)
  const asked = page.waitForRequest('**/api/v1/sign/in/phone/code')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Отправили на ${shown}`)).toBeVisible()
  const { apiKey, captchaToken, ...sent } = (await asked).postDataJSON() as Record<string, string>
  expect(sent).toEqual({ mode: 'WEB', phone, whiteLabel: venue.whiteLabel })
  for (const filled of [apiKey, captchaToken]) expect(filled).toMatch(/./)
  await expect(page.getByRole('timer')).toHaveText(/Отправить ещё раз через 1:\d\d/)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect(page.getByText('Введите код из СМС')).toBeVisible()
  await codeField(page).fill('12')
  await expectAccessible()
  await chooseElsewhere(page, 'en')
  await expect(page.getByRole('heading', { name: 'Code from the text message' })).toBeVisible()
  await expectAccessible()
  await chooseElsewhere(page, 'ru')
  await codeField(page).press('Enter')
  await expect(page.getByText('Слишком короткий SMS-код')).toBeVisible()
  await codeField(page).fill('')
  const code = await readCode(server.url, phone)
  await codeField(page).pressSequentially(otherCode(code))
  await expect(page.getByText('Неверный код подтверждения. Осталось 4 попытки')).toBeVisible()
  await expect(codeField(page)).toHaveValue('')
  await codeField(page).pressSequentially(code)
  await expect(page).toHaveURL(start)
  await expect(page.getByRole('button', { name: /^Профиль/ })).toBeVisible()
  expect(await readStored(page, 'person_profile')).toMatchObject({ phone })
  expect(await readStored(page, 'person_token_set')).toMatchObject({ source: 'PHONE' })
  expect(await readStored(page, 'order_person')).toMatchObject({ phone })
})

test(
  'V-01 S-01 S-04 only configured ways are offered, and a wrong number is told on pressing',
  { tag: '@once' },
  async ({ page, open, server }) => {
    const phone = drawPhone()
    await open('/auth')
    const field = page.getByRole('textbox', { name: 'Телефон' })
    const button = page.getByRole('button', { name: 'Получить код' })
    await expect(button).toBeVisible()
    for (const name of ['VK ID', 'Google', 'Apple'])
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    await button.click()
    await expect(field).toHaveAccessibleDescription('Введите номер телефона')
    await expect(field).toBeFocused()
    await field.pressSequentially('900')
    await expect(field).not.toHaveAttribute('aria-invalid')
    await page.keyboard.press('Enter')
    await expect(field).toHaveAccessibleDescription('Укажите корректный номер')
    await field.fill('8 (9')
    await page.evaluate(() => {
      window.localStorage.setItem('order_person', '{"name":"Аня","phone":"","email":""}')
    })
    await page.reload()
    await expect(field).toHaveValue('+7 9')
    await field.fill(`тел. 8 (${phone.slice(2, 5)}) ${phone.slice(5, 8)} ${phone.slice(8)}`)
    await button.click()
    await expect(page.getByRole('timer')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('timer')).toHaveText(/через (?:1:|0:)\d\d/)
    await codeField(page).fill(`Код: ${await readCode(server.url, phone)}`)
    await expect(page).toHaveURL('/')
    // S-07: what was typed for the order outranks the profile, empty fields are filled.
    expect(await readStored(page, 'order_person')).toEqual({ name: 'Аня', phone, email: '' })
  },
)

test(
  'S-01 after 90 seconds another code can be sent, and only the newest counts',
  { tag: '@once' },
  async ({ page, open, server, problems }) => {
    const phone = drawPhone()
    await page.clock.install()
    await open('/auth')
    await requestCode(page, phone)
    const first = await readCode(server.url, phone)
    changeDatabase(server, 'update phoneCodes set lastSentAt = lastSentAt - 90000 where phone = ?', phone)
    await page.clock.fastForward(90_000)
    await page.getByRole('button', { name: 'Отправить ещё раз' }).click()
    await expect(page.getByRole('timer')).toBeVisible()
    await expect(async () => expect(await readCode(server.url, phone)).not.toBe(first)).toPass()
    // An unexpected error reaches the log, and the button can be pressed again.
    await failNextCall(page)
    await codeField(page).fill('0000')
    await expect.poll(() => problems.splice(0)).toEqual(['fault: No clock'])
    await expect(page.getByRole('button', { name: 'Продолжить' })).not.toHaveAttribute('aria-busy')
    await codeField(page).fill(await readCode(server.url, phone))
    await expect(page).toHaveURL('/')
  },
)

test(
  'S-02 a code not found, exhausted attempts and a code already sent are told at the code',
  { tag: '@once' },
  async ({ page, open, server }) => {
    const [late, guessed, phone] = [drawPhone(), drawPhone(), drawPhone()]
    const otherPhone = page.getByRole('button', { name: 'изменить' })
    await open('/auth')
    await requestCode(page, late)
    const code = await readCode(server.url, late)
    changeDatabase(server, 'update phoneCodes set codeSentAt = codeSentAt - 600000 where phone = ?', late)
    await codeField(page).fill(code)
    await expect(page.getByText('Код для этого номера не найден. Запросите новый')).toBeVisible()

    await otherPhone.click()
    await requestCode(page, guessed)
    const wrong = otherCode(await readCode(server.url, guessed))
    for (const left of [
      'Осталось 4 попытки',
      'Осталось 3 попытки',
      'Осталось 2 попытки',
      'Осталась 1 попытка',
    ]) {
      await codeField(page).fill(wrong)
      await expect(page.getByText(left)).toBeVisible()
    }
    await codeField(page).fill(wrong)
    await expect(page.getByText('Попытки закончились. Попробуйте через час')).toBeVisible()
    await expect(codeField(page)).toHaveAccessibleDescription('Попытки закончились. Попробуйте через час')

    await otherPhone.click()
    await requestCode(page, phone)
    await otherPhone.click()
    await requestCode(page, phone)
    await expect(page.getByText('Код уже отправлен. Новый можно запросить раз в 90 секунд')).toBeVisible()
    await codeField(page).fill(await readCode(server.url, phone))
    await expect(page).toHaveURL('/')
  },
)

test(
  'S-02 E-01 E-04 an SMS that cannot be sent is told at the number and can be tried again',
  { tag: '@once' },
  async ({ page, open }) => {
    await open('/auth')
    const field = page.getByRole('textbox', { name: 'Телефон' })
    const button = page.getByRole('button', { name: 'Получить код' })
    await field.fill(drawPhone())
    for (const [code, status, text] of [
      ['auth.sms-send-failed', 502, 'Не удалось отправить СМС. Попробуйте ещё раз'],
      ['auth.sms-attack-protection', 429, 'Отправка СМС приостановлена защитой от атак. Попробуйте позже'],
      ['auth.captcha-invalid', 422, 'Не удалось проверить, что вы не робот. Попробуйте ещё раз'],
    ] as const) {
      const json = { errors: [{ code, message: 'нет' }] }
      await page.route('**/sign/in/phone/code', (route) => route.fulfill({ status, json }))
      await button.click()
      await expect(field).toHaveAccessibleDescription(text)
    }
    await page.unroute('**/sign/in/phone/code')
    await page.route('**/captcha/challenge', (route) => route.abort())
    await button.click()
    await expect(field).toHaveAccessibleDescription(
      'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз',
    )
    await shortenPatience(page)
    // The request is never answered.
    await page.route('**/captcha/challenge', () => {})
    await button.click()
    await expect(field).toHaveAccessibleDescription('Сервер долго не отвечает. Попробуйте ещё раз')
    await page.unroute('**/captcha/challenge')
    await button.click()
    await expect(codeField(page)).toBeFocused()
  },
)

test('@desktop S-01 the keyboard is enough to sign in', async ({ page, open, server }) => {
  const phone = drawPhone()
  await open('/auth')
  // The bar appears before the form.
  await page.getByRole('textbox', { name: 'Телефон' }).waitFor()
  await page.getByRole('button', { name: 'Назад' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type(phone)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type(await readCode(server.url, phone))
  await expect(page).toHaveURL('/')
})
