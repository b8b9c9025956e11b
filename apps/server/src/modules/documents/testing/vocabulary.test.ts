import { expect, test } from 'vitest'
import { findVocabularyProblems } from '#modules/documents/testing/vocabulary.ts'

const offer = { '@type': 'Offer', price: '3.00', availability: 'https://schema.org/InStock' }

test.each([
  [{ '@type': 'MenuItem', name: 'Tea', offers: offer }, []],
  [{ '@type': 'Restaurant', name: 'Tea house', parentOrganization: { '@id': '/#brand' } }, []],
  [{ '@type': 'NutritionInformation', fatContent: '12.5 g' }, []],
  [{ '@type': 'NutritionInformation', fatContent: 'much' }, [/"much" is none of/]],
  [{ '@type': 'MenuDish', name: 'Tea' }, [/no type MenuDish/]],
  [{ '@type': 'MenuItem', price: '3.00' }, [/MenuItem\.price: no such property/]],
  [{ '@type': 'MenuItem', offers: { ...offer, availability: 'yes' } }, [/availability: "yes" is none of/]],
  [{ '@type': 'MenuItem', offers: { '@type': 'Menu', name: 'Tea' } }, [/is none of Demand, Offer/]],
  [{ '@type': 'Menu', name: '', hasMenuSection: [] }, [/""/, /hasMenuSection: empty/]],
])('the vocabulary is known: %j', (thing, problems) => {
  const found = findVocabularyProblems({ '@context': 'https://schema.org', '@graph': [thing] })
  expect(found).toEqual(problems.map((problem) => expect.stringMatching(problem)))
})
