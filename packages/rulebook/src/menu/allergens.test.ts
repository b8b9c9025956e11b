import { expect, test } from 'vitest'
import { allergenCodes, allergenNames } from './allergens.ts'

test('the fourteen allergens of the regulation have one name in each language', () => {
  expect(allergenCodes.map((code) => [code, ...Object.values(allergenNames[code])].join(' | '))).toEqual([
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
