import { describe, expect, test } from 'vitest'
import { searchDishes, toDishIndex } from './dish-search.ts'

function makeDish(name: string, description = '', ...tags: string[]) {
  return { name, description, tags: tags.map((tag) => ({ name: tag })) }
}

const menu = [
  makeDish('Шаурма с курицей', 'Сочная курица, свежие овощи, фирменный соус', 'Острое'),
  makeDish('Шаурма с говядиной', 'Говядина на гриле, лаваш'),
  makeDish('Чёрный чай', 'Согревает'),
  makeDish('Хачапури по-аджарски', 'Сулугуни, яйцо', 'Готовится 1,5 часа'),
  makeDish('Пицца «Маргарита»', 'Томаты, моцарелла'),
  makeDish('Соус сырный'),
  makeDish('Coca-Cola', '0,5 л'),
  makeDish('Борщ', 'Со сметаной и чесночной пампушкой'),
  makeDish('Ćevapi u lepinji', 'Kajmak, crni luk'),
  makeDish('Šavarma sa piletinom', 'Piletina, povrće'),
]
const index = toDishIndex(menu)
const namesFor = (query: string) => searchDishes(index, query).map((hit) => hit.dish.name)

describe('M-08 a dish is found', () => {
  test.each([
    ['by its beginning', 'шаур', 'Шаурма с курицей'],
    ['by one letter', 'б', 'Борщ'],
    ['in capitals', 'БОРЩ', 'Борщ'],
    ['with е for ё', 'черный', 'Чёрный чай'],
    ['words in another order', 'курицей шаурма', 'Шаурма с курицей'],
    ['beginnings of several words', 'шау кур', 'Шаурма с курицей'],
    ['by a word of its description', 'сулугуни', 'Хачапури по-аджарски'],
    ['by its tag', 'острое', 'Шаурма с курицей'],
    ['by name and description together', 'чай согрев', 'Чёрный чай'],
    ['by half of a compound', 'аджарски', 'Хачапури по-аджарски'],
    ['with a letter wrong', 'шаурна с говядиной', 'Шаурма с говядиной'],
    ['with a letter missing', 'шарма говядина', 'Шаурма с говядиной'],
    ['with a letter too many', 'хачаппури', 'Хачапури по-аджарски'],
    ['with two letters swapped', 'хачпаури', 'Хачапури по-аджарски'],
    ['in Latin letters', 'borsch', 'Борщ'],
    ['in Latin letters, as typed', 'khacha', 'Хачапури по-аджарски'],
    ['in Latin letters, another custom', 'hachapuri', 'Хачапури по-аджарски'],
    ['the Italian way', 'pizza margarita', 'Пицца «Маргарита»'],
    ['a Latin name in Cyrillic', 'кока кола', 'Coca-Cola'],
    ['a Montenegrin name without its marks', 'cevapi', 'Ćevapi u lepinji'],
    ['a Montenegrin name in Cyrillic', 'чевапи', 'Ćevapi u lepinji'],
    ['in the wrong layout', 'ifehvf c rehbwtq', 'Шаурма с курицей'],
    ['in the wrong layout, with a comma for б', ',jho', 'Борщ'],
    ['a Latin name in the wrong layout', 'сщсф', 'Coca-Cola'],
    ['in another grammatical case', 'курица шаурма', 'Шаурма с курицей'],
  ])('%s: %s', (_, query, name) => {
    expect(namesFor(query)[0]).toBe(name)
  })

  test('шаурма, shaurma, shawarma and ŠAVARMA meet', () => {
    for (const query of ['шаурма', 'shaurma', 'shawarma', 'ŠAVARMA', 'шаверма']) {
      expect(namesFor(query)).toEqual(
        expect.arrayContaining(['Шаурма с курицей', 'Шаурма с говядиной', 'Šavarma sa piletinom']),
      )
    }
  })

  test.each(['', '   ', '…', 'ь', 'щщщщщ', 'xyzzy', 'xyzzy с'])('by %j nothing is found', (query) => {
    expect(namesFor(query)).toEqual([])
  })
})

describe('M-08 not every word has to be in the menu', () => {
  test('where no dish has them all, those that have the most are found', () => {
    expect(namesFor('шаурма xyzzy')).toEqual(namesFor('шаурма'))
    expect(namesFor('большая шаурма говядина')[0]).toBe('Шаурма с говядиной')
  })

  test('where a dish has them all, no other is found', () => {
    expect(namesFor('чай согревает')).toEqual(['Чёрный чай'])
  })
})

test('M-08 a dish is found by its group and by what customers call it', () => {
  const dishes = [
    { ...makeDish('Чесночный'), group: 'Соусы' },
    { ...makeDish('Американо'), group: 'Напитки', searchWords: ['кофе'] },
  ]
  const own = toDishIndex(dishes, ({ group }) => group)
  expect(searchDishes(own, 'соус чеснок').map(({ dish }) => dish.name)).toEqual(['Чесночный'])
  expect(searchDishes(own, 'кофе').map(({ dish }) => dish.name)).toEqual(['Американо'])
})

describe('M-08 the best answer comes first', () => {
  test('a name before a tag, a tag before a description', () => {
    const dishes = [
      makeDish('Лаваш', 'соус'),
      makeDish('Рис', '', 'Соус'),
      makeDish('Сырный соус'),
      makeDish('Соус'),
    ]
    expect(searchDishes(toDishIndex(dishes), 'соус').map((hit) => hit.dish.name)).toEqual([
      'Соус',
      'Сырный соус',
      'Рис',
      'Лаваш',
    ])
  })

  test('the word itself before its beginning, before a slip', () => {
    const dishes = [makeDish('Палка'), makeDish('Белка'), makeDish('Булкаа'), makeDish('Булка')]
    expect(searchDishes(toDishIndex(dishes), 'булка').map((hit) => hit.dish.name)).toEqual([
      'Булка',
      'Булкаа',
      'Белка',
    ])
  })

  test('equals keep the order of the menu, and the list has an end', () => {
    const dishes = Array.from({ length: 150 }, (_, number) => makeDish(`Плов ${number}`))
    const hits = searchDishes(toDishIndex(dishes), 'плов')
    expect(hits.map((hit) => hit.dish)).toEqual(dishes.slice(0, 100))
    expect(searchDishes(toDishIndex(dishes), 'плов', 3)).toHaveLength(3)
  })
})

describe('M-08 what was found is marked', () => {
  const marked = (query: string, number = 0) => {
    const hit = searchDishes(index, query)[number]
    const cut = (text = '', ranges: readonly [number, number][] = []) =>
      ranges.map(([start, length]) => text.slice(start, start + length))
    return [
      cut(hit?.dish.name, hit?.highlights.name),
      cut(hit?.dish.description, hit?.highlights.description),
      hit?.dish.tags.flatMap((tag, at) => cut(tag.name, hit.highlights.tags[at])),
    ]
  }
  test.each([
    ['шаур кур', [['Шаур', 'кур'], ['кур'], []]],
    ['острое', [[], [], ['Острое']]],
    ['shau kur', [['Шау', 'кур'], ['кур'], []]],
    ['ifehvf', [['Шаурма'], [], []]],
    ['черный', [['Чёрный'], [], []]],
    ['хачапуни', [['Хачапури'], [], []]],
  ])('%s', (query, parts) => {
    expect(marked(query)).toEqual(parts)
  })
})

test('M-08 a dish is found among ten thousand', () => {
  const parts = [
    'ша',
    'ур',
    'ма',
    'ку',
    'ри',
    'ца',
    'го',
    'вя',
    'ди',
    'на',
    'со',
    'ус',
    'хи',
    'нка',
    'ли',
    'щи',
    'бо',
  ]
  const word = (number: number) =>
    [1, 17, 289].map((step) => parts[Math.floor(number / step) % parts.length]).join('')
  const text = (number: number, count: number) =>
    Array.from({ length: count }, (_, at) => word(number * 31 + at * 997)).join(' ')
  const dishes = Array.from({ length: 10_000 }, (_, number) =>
    makeDish(text(number, 3), text(number + 7, 12)),
  )
  const large = toDishIndex(dishes)
  const queries = ['ш', 'шаур', 'шаурма', 'shaurma', 'шаурна', 'кури хинка', 'ifehvf', 'говядии', 'с б']
  for (const query of queries) expect(searchDishes(large, query).length).toBeGreaterThan(0)
})

test('a word in the wrong layout counts for less than the same word as it is', () => {
  const [plain] = searchDishes(index, 'борщ')
  const [guessed] = searchDishes(index, ',jho')
  expect(guessed?.dish).toBe(plain?.dish)
  expect(guessed?.score).toBeLessThan(plain?.score ?? 0)
})

test('where the word itself stands, a word that resembles it is not marked', () => {
  const dishes = toDishIndex([makeDish('Шаурма шаурна'), makeDish('Шаурна')])
  const [exact, resembling] = searchDishes(dishes, 'шаурма')
  expect(exact?.highlights.name).toEqual([[0, 6]])
  expect(resembling?.highlights.name).toEqual([[0, 6]])
})

test('what is typed beyond a hundred characters is not looked for', () => {
  expect(searchDishes(index, `борщ ${' '.repeat(95)}пицца`).map(({ dish }) => dish.name)).toEqual(['Борщ'])
})

test('a search in a menu without dishes finds none', () => {
  expect(searchDishes(toDishIndex([]), 'борщ')).toEqual([])
})
