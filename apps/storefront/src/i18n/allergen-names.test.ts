import { readFileSync } from 'node:fs'
import { allergenCodes, type AllergenCode } from '@lavash/rulebook/menu/allergens'
import { expect, test } from 'vitest'

function readNames(locale: string): Record<AllergenCode, string> {
  const file = new URL(`messages/${locale}.json`, import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { allergen: Record<AllergenCode, string> }).allergen
}

test('the fourteen allergens of the regulation have one name in each language', () => {
  const [ru, en, cnr] = ['ru', 'en', 'cnr'].map(readNames)
  expect(allergenCodes.map((code) => [code, ru?.[code], en?.[code], cnr?.[code]].join(' | '))).toEqual([
    'gluten | глютен | gluten | gluten',
    'crustaceans | ракообразные | crustaceans | rakovi',
    'eggs | яйца | eggs | jaja',
    'fish | рыба | fish | riba',
    'peanuts | арахис | peanuts | kikiriki',
    'soy | соя | soy | soja',
    'milk | молоко | milk | mlijeko',
    'nuts | орехи | nuts | orašasti plodovi',
    'celery | сельдерей | celery | celer',
    'mustard | горчица | mustard | senf',
    'sesame | кунжут | sesame | susam',
    'sulphites | сульфиты | sulphites | sulfiti',
    'lupin | люпин | lupin | lupina',
    'molluscs | моллюски | molluscs | mekušci',
  ])
})
