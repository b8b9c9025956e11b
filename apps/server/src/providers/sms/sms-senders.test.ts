import { describe, expect, test } from 'vitest'
import { type DoubleAnswer, startVendorDouble } from '../../../test/vendor-double.ts'
import type { SmsSender, SmsSending } from '#providers/sms/sms-sender.ts'
import { createSmscSender } from '#providers/sms/smsc.ts'
import { createTwilioSender } from '#providers/sms/twilio.ts'

const message = { to: '+79000000001', text: '4821 — код для входа. Уголёк' }
const settings = {
  twilio: { accountSid: 'AC01', authToken: 'secret', from: '+15005550006' },
  smsc: { login: 'cook', password: 'secret', sender: 'Lavash' },
}

/** Their documented answers. */
const sent = {
  twilio: { status: 201, body: { sid: 'SM01', status: 'queued', error_code: null } },
  smsc: { body: { id: 7, cnt: 1 } },
}

function senderOf(vendor: keyof typeof settings, url: string, timeoutMs = 5000): SmsSender {
  return vendor === 'twilio'
    ? createTwilioSender({ ...settings.twilio, url, timeoutMs })
    : createSmscSender({ ...settings.smsc, url, timeoutMs })
}

test('Twilio gets the message in a form, signed with the account', async () => {
  await using double = await startVendorDouble(() => sent.twilio)
  expect(await senderOf('twilio', double.url).send(message)).toEqual({ outcome: 'sent' })
  const [request] = double.seen
  expect(request).toMatchObject({
    method: 'POST',
    path: '/2010-04-01/Accounts/AC01/Messages.json',
    form: { To: message.to, From: '+15005550006', Body: message.text },
    headers: {
      authorization: `Basic ${Buffer.from('AC01:secret').toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    },
  })
})

test('a messaging service of Twilio is named as one', async () => {
  await using double = await startVendorDouble(() => sent.twilio)
  const sender = createTwilioSender({ ...settings.twilio, from: 'MG02', url: double.url })
  await sender.send(message)
  expect(double.seen[0]?.form).toEqual({ To: message.to, MessagingServiceSid: 'MG02', Body: message.text })
})

test('SMSC gets the message in a form and is asked for JSON', async () => {
  await using double = await startVendorDouble(() => sent.smsc)
  expect(await senderOf('smsc', double.url).send(message)).toEqual({ outcome: 'sent' })
  expect(double.seen[0]).toMatchObject({
    method: 'POST',
    path: '/sys/send.php',
    form: {
      login: 'cook',
      psw: 'secret',
      phones: message.to,
      mes: message.text,
      sender: 'Lavash',
      charset: 'utf-8',
      fmt: '3',
    },
  })
})

describe.each(['twilio', 'smsc'] as const)('%s', (vendor) => {
  const failures: Record<string, [DoubleAnswer, SmsSending]> = {
    'a refusal': [
      vendor === 'twilio'
        ? { status: 400, body: { code: 21_211, message: `The number ${message.to} is not valid` } }
        : { body: { error: `invalid number ${message.to}`, error_code: 7 } },
      { outcome: 'refused', detail: vendor === 'twilio' ? 'HTTP 400, code 21211' : 'HTTP 200, code 7' },
    ],
    'a page instead of JSON': [
      { status: 404, text: '<html>not here</html>' },
      { outcome: 'refused', detail: vendor === 'twilio' ? 'HTTP 404, code none' : 'HTTP 404, no code' },
    ],
    'a fault of theirs, after which it may arrive,': [
      { status: 503, text: '<html>busy</html>' },
      { outcome: 'unknown', detail: vendor === 'twilio' ? 'HTTP 503, code none' : 'HTTP 503, no code' },
    ],
  }

  test.each(Object.keys(failures))('%s is told without the number', async (name) => {
    const [answer, told] = failures[name] ?? ['drop', { outcome: 'sent' }]
    await using double = await startVendorDouble(() => answer)
    expect(await senderOf(vendor, double.url).send(message)).toEqual(told)
  })

  test('a gateway that hangs is given up', async () => {
    await using double = await startVendorDouble(() => 'hang')
    expect(await senderOf(vendor, double.url, 50).send(message)).toEqual({
      outcome: 'unknown',
      detail: 'no answer within 50 ms',
    })
  })

  test('a connection that breaks leaves open whether it was sent', async () => {
    await using double = await startVendorDouble(() => 'drop')
    expect(await senderOf(vendor, double.url).send(message)).toMatchObject({ outcome: 'unknown' })
  })

  test('a gateway that is not there has sent nothing', async () => {
    const double = await startVendorDouble(() => 'drop')
    await double[Symbol.asyncDispose]()
    expect(await senderOf(vendor, double.url).send(message)).toEqual({
      outcome: 'refused',
      detail: 'ECONNREFUSED',
    })
  })

  test('credentials do not follow a redirect', async () => {
    await using double = await startVendorDouble(() => ({ status: 307, text: '' }))
    expect(await senderOf(vendor, double.url).send(message)).not.toEqual({ outcome: 'sent' })
  })
})
