import type { Difference, Draft, SavedThing, Thing, ThingList, Versions } from '#content.ts'

const dish = {
  menu: 'main',
  group: 'shawarma',
  order: 0,
  slug: 'shawarma-lavash',
  name: { ru: 'Шаурма в лаваше', en: 'Shawarma in lavash' },
  description: { ru: 'Курица на углях', en: 'Charcoal chicken' },
  price: 329,
  measure: '400 g',
}

export const thingExample: Thing = {
  kind: 'position',
  key: 'shawarma-lavash',
  revision: 271_828,
  version: 12,
  published: dish,
  value: { ...dish, price: 349 },
  clashes: [],
  author: 'Anna',
  at: '2026-11-16T12:00:00.000Z',
}

export const savedThingExample: SavedThing = { ...thingExample, mistakes: [] }

export const thingListExample: ThingList = {
  version: 12,
  things: [{ key: thingExample.key, revision: thingExample.revision, value: thingExample.value }],
}

export const draftExample: Draft = { version: 12, things: [thingExample] }

export const saveThingBodyExample = { revision: 0, version: 12, value: { ...dish, price: 349 } }

export const chosenThingsExample = {
  things: [{ kind: 'position', key: 'shawarma-lavash', revision: 271_828 }],
}

export const discardedExample = { discarded: 1, kept: [] }

export const publishBodyExample = { ...chosenThingsExample, note: 'Autumn prices' }
export const publishedExample = { version: 13 }

export const differenceExample: Difference = {
  version: 12,
  things: [
    {
      kind: 'position',
      key: 'shawarma-lavash',
      revision: 271_828,
      change: 'CHANGED',
      name: 'Shawarma in lavash',
      words: 'Dish “Shawarma in lavash” changed',
      fields: [{ field: 'price', words: 'Price: 329 RUB → 349 RUB', from: 329, to: 349 }],
      touches: [{ kind: 'promotion', count: 1, words: 'Promotions (1): Lunch' }],
      clashes: [],
      author: 'Anna',
      at: '2026-11-16T12:00:00.000Z',
    },
  ],
}

export const versionsExample: Versions = {
  versions: [
    { number: 12, at: '2026-11-16T12:00:00.000Z', author: 'Anna', note: 'Autumn prices', origin: 'office' },
  ],
}

export const previewTokenExample = 'dGhlLXRva2VuLW9mLWEtcHJldmlldy1pcy1sb25nLTQ'
export const previewExample = { path: `/preview/${previewTokenExample}` }
