import { expect, test } from 'vitest'
import { startFaultTexts } from './start-fault-texts.ts'
import { toStartScript } from './start-script.ts'

test.each(startFaultTexts)('in $locale the script says that the page did not load', ({ text, reload }) => {
  const script = toStartScript('/assets/main-1a2b3c.js')
  expect(script).toContain(text)
  expect(script).toContain(reload)
})

test('the script is one line, small and cannot end its element', () => {
  const script = toStartScript('/assets/main-1a2b3c.js')
  expect(script).not.toMatch(/\n|<\//)
  expect(script.length).toBeLessThan(1800)
})
