import type { Mistake } from '#catalogue/mistake.ts'
import { findEmptyRanges, findMissingDays, findRepeatedDays } from '#catalogue/parsing/parse-week.ts'
import type { SourceFile } from '#catalogue/parsing/source-file.ts'
import { eachItem, toMistake, type SourcePattern, type SourcePlace } from '#catalogue/parsing/walk.ts'
import { openingWeek, rangesWeek } from '#catalogue/schema/week.ts'

const weeks: readonly (SourcePlace & { isWhole: boolean })[] = [
  { in: 'resto', at: ['openingHours'], isWhole: true },
  { in: 'resto', at: ['preOrder', 'hours'], isWhole: true },
  { in: 'time-slots', at: ['*', 'hours'], isWhole: false },
  { in: 'promo-codes', at: ['*', 'hours'], isWhole: false },
]

export function* checkWeeks(sources: readonly SourceFile[]): Generator<Mistake> {
  for (const week of weeks) {
    for (const source of sources.filter(({ kind }) => kind === week.in)) {
      if (week.isWhole) yield* checkMissingDays(source, week.at)
      for (const item of eachItem(source, week.at, week.isWhole ? openingWeek : rangesWeek)) {
        for (const day of findRepeatedDays(item.value)) {
          yield toMistake(item, [], { problem: `${day} is given twice`, expected: 'each day under one key' })
        }
        for (const range of findEmptyRanges(item.value)) {
          yield toMistake(item, [], {
            problem: `'${range}' ends when it begins`,
            expected: "two different times, or 'round the clock'",
          })
        }
      }
    }
  }
}

/** Silence about a day is more often forgetting than a day off. */
function* checkMissingDays(source: SourceFile, at: SourcePattern): Generator<Mistake> {
  for (const item of eachItem(source, at, openingWeek)) {
    const missing = findMissingDays(item.value)
    if (missing.length > 0) {
      yield toMistake(item, [], {
        problem: `nothing is said about ${missing.join(', ')}`,
        expected: "hours or 'closed' for every day",
      })
    }
  }
}
