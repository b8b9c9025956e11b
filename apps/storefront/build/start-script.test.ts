import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startFaultWords, toStartScript } from './start-script.ts'

const read = (file: string) => readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8')

test.each(startFaultWords)('in %s the document says what the storefront would say', (locale, text, label) => {
  expect(read('app/boot/start-fault.tsx')).toContain(`<p lang="${locale}">${text}</p>`)
  const messages = JSON.parse(read(`i18n/messages/${locale}.json`)) as { app: { reload: string } }
  expect(label).toBe(messages.app.reload)
})

test('the script is one line, small and cannot end its element', () => {
  const script = toStartScript('/assets/main-1a2b3c.js')
  expect(script).not.toMatch(/\n|<\//)
  expect(script.length).toBeLessThan(1800)
})
