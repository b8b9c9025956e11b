import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldCase, foldText, toSoundKey } from './text-fold.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'абвгдеёжзийклмнопрстуфхцчшщъыьэюяčćđšžЉЊЋ') }),
)

test.each([
  ['ШАУРМА', 'шаурма', 'shaurma'],
  ['Щётка', 'щетка', 'shchetka'],
  ['Чай', 'чаи', 'chai'],
  ['ŠAVARMA', 'savarma', 'savarma'],
  ['Ćevapčići', 'cevapcici', 'cevapcici'],
  ['đevrek', 'đevrek', 'djevrek'],
  ['Ђеврек', 'ђеврек', 'djevrek'],
  ['Crème brûlée', 'creme brulee', 'creme brulee'],
  ['соль', 'соль', 'sol'],
  ['sol’', 'sol', 'sol'],
  ['7 Up', '7 up', '7 up'],
  ['ΓΥΡΟΣ', 'γυροσ', 'γυροσ'],
])('M-08 %s is written %s, and %s in Latin letters', (text, plain, latin) => {
  expect(foldCase(text)).toBe(plain)
  expect(foldText(text)).toBe(latin)
})

describe('M-08 spellings that sound alike meet', () => {
  test.each([
    ['борщ', ['borsch', 'borshch', 'boršč', 'BORSHCH']],
    ['хачапури', ['khachapuri', 'hachapuri', 'hačapuri']],
    ['пицца', ['pizza', 'pitstsa', 'picca', 'пица']],
    ['моцарелла', ['mozzarella', 'mocarela', 'motsarella']],
    ['холодный чай', ['holodny chai', 'kholodnyy chay', 'holodnyj čaj', 'holodnii caj']],
    ['мёд', ['med', 'myod', 'мед', 'mjod']],
    ['яблоко', ['yabloko', 'jabloko', 'iabloko']],
    ['кола', ['cola', 'kola', 'Кола']],
    ['чевапи', ['ćevapi', 'cevapi', 'chevapi', 'ћевапи']],
    ['жульен', ['zhulen', 'žulen', 'zhulyen']],
    ['бургер', ['burger', 'Bürger']],
    ['шаверма', ['shaverma', 'šaverma', 'shawerma']],
  ])('%s', (word, spellings) => {
    const key = toSoundKey(foldText(word))
    expect(spellings.map((spelling) => toSoundKey(foldText(spelling)))).toEqual(spellings.map(() => key))
  })
})

test('folding a folded text changes nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
      expect(foldCase(foldCase(text))).toBe(foldCase(text))
    }),
  )
})

test('the folding of a beginning is the beginning of the folding', () => {
  fc.assert(
    fc.property(anyText, anyText, (start, rest) => {
      expect(foldText(start + rest).startsWith(foldText(start))).toBe(true)
    }),
  )
})

test('what sounds alike is one key, and what does not stays apart', () => {
  expect(toSoundKey('ssso')).toBe('so')
  expect(toSoundKey('iiie')).toBe('e')
  expect(toSoundKey('kiiosk')).toBe('kesk')
  expect(toSoundKey('kick')).toBe(toSoundKey('kikk'))
})
