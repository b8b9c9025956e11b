import { isSatisfiableGroup } from '@lavash/rulebook/menu/modifier-problems'
import type { Modifier } from '#catalogue/catalogue.ts'
import type { Mistake } from '#catalogue/mistake.ts'
import { toModifier } from '#catalogue/parsing/to-modifier.ts'
import type { SourceFile } from '#catalogue/parsing/source-file.ts'
import { eachItem, ofPosition, toMistake, type SourceItem } from '#catalogue/parsing/walk.ts'
import { modifier, type ModifierSource } from '#catalogue/schema/modifiers-file.ts'
import { position, type PositionSource } from '#catalogue/schema/menu-file.ts'

export function* checkModifiers(sources: readonly SourceFile[]): Generator<Mistake> {
  const known = new Map<string, Modifier>()
  for (const source of sources.filter(({ kind }) => kind === 'modifiers')) {
    for (const item of eachItem(source, ['*'], modifier)) {
      known.set(item.value.slug, toModifier(item.value, []))
      yield* checkModifier(item)
    }
  }
  for (const source of sources.filter(({ kind }) => kind === 'menu')) {
    for (const { at } of ofPosition()) {
      for (const item of eachItem(source, at, position)) yield* checkPosition(item, known)
    }
  }
}

function* checkModifier(item: SourceItem<ModifierSource>): Generator<Mistake> {
  const { min = 0, max, items } = item.value
  if (min > max || max === 0) {
    yield toMistake(item, ['max'], {
      problem: `at least ${min} and at most ${max} cannot be chosen`,
      expected: 'a max above 0 and not below min',
    })
    return
  }
  const seen = new Set<string>()
  for (const [index, { slug, min: least = 0, max: most = 1 }] of items.entries()) {
    if (seen.has(slug)) {
      yield toMistake(item, ['items', index], {
        problem: `the item '${slug}' is already there`,
        expected: 'each item of a modifier once',
      })
    }
    seen.add(slug)
    if (least > most || most === 0 || most > max) {
      yield toMistake(item, ['items', index], {
        problem: `the item '${slug}' can be taken ${least} to ${most} times, and the whole modifier ${min} to ${max}`,
        expected: `min not above max, and max from 1 to ${max}`,
      })
    }
  }
  if (!isReachable(toModifier(item.value, []), min, max)) {
    yield toMistake(item, ['items'], {
      problem: `no choice of these items gives ${min} to ${max} in all`,
      expected: 'items whose own bounds leave room for the bounds of the modifier',
    })
  }
}

/** A dish may tighten or loosen a modifier, but not to where nothing can be chosen. */
function* checkPosition(
  item: SourceItem<PositionSource>,
  known: ReadonlyMap<string, Modifier>,
): Generator<Mistake> {
  for (const [index, given] of (item.value.modifiers ?? []).entries()) {
    if (typeof given === 'string') continue
    const own = known.get(given.modifier)
    if (!own) continue
    const min = given.min ?? own.minCount
    const max = given.max ?? own.maxCount
    if (max === 0 || !isReachable(own, min, max)) {
      yield toMistake(item, ['modifiers', index], {
        problem: `no choice of '${given.modifier}' gives ${min} to ${max} in all`,
        expected: 'bounds that the items of the modifier can fill',
      })
    }
  }
}

function isReachable(own: Modifier, minCount: number, maxCount: number): boolean {
  const items = own.items.map((item, id) => ({ ...item, id, name: item.slug, price: item.priceMinor }))
  return isSatisfiableGroup({ id: 0, modifierId: 0, name: '', nameUi: '', minCount, maxCount, items })
}
