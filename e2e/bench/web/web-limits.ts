import type { LoadFigures } from './measure-load.ts'

/** One figure of one page with its limit, relative to the twin if it depends on the machine. */
export interface WebRow {
  readonly page: string
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly twin?: number
  readonly limit: string
  readonly isMet: boolean
  /** The twin's figure times this factor is the aim. */
  readonly aim?: { readonly text: string; readonly isMet: boolean }
}

const lcpRatio = { most: 1.6, aim: 1.4 }
const tbtMoreMs = { most: 150, aim: 80 }
const mostCls = 0.02
/** For an idle machine. On a busy one this limit fails first. */
const leastPerformance = 95
const leastOthers = 100

export function toRows(page: string, ours: LoadFigures, twin: LoadFigures): WebRow[] {
  const ratio = ours.lcpMs / twin.lcpMs
  const moreMs = ours.tbtMs - twin.tbtMs
  return [
    {
      page,
      name: 'largest contentful paint',
      value: ours.lcpMs,
      unit: 'ms',
      twin: twin.lcpMs,
      limit: `${ratio.toFixed(2)} × static, ≤ ${lcpRatio.most}`,
      isMet: ratio <= lcpRatio.most,
      aim: { text: `≤ ${lcpRatio.aim}`, isMet: ratio <= lcpRatio.aim },
    },
    {
      page,
      name: 'total blocking time',
      value: ours.tbtMs,
      unit: 'ms',
      twin: twin.tbtMs,
      limit: `static ${moreMs < 0 ? '−' : '+'} ${Math.abs(Math.round(moreMs))}, ≤ + ${tbtMoreMs.most}`,
      isMet: moreMs <= tbtMoreMs.most,
      aim: { text: `≤ + ${tbtMoreMs.aim}`, isMet: moreMs <= tbtMoreMs.aim },
    },
    {
      page,
      name: 'cumulative layout shift',
      value: ours.cls,
      unit: '',
      twin: twin.cls,
      limit: `≤ ${mostCls}`,
      isMet: ours.cls <= mostCls,
    },
    ...Object.entries(ours.scores).map(([name, value]) => {
      const least = name === 'performance' ? leastPerformance : leastOthers
      return { page, name, value, unit: '', limit: `≥ ${least}`, isMet: value >= least }
    }),
  ]
}

/** The median of each figure, because a run may be disturbed in one figure only. */
export function toMedian(runs: readonly LoadFigures[]): LoadFigures {
  const [first] = runs
  if (first === undefined) throw new Error('Nothing was measured')
  const medianOf = (read: (run: LoadFigures) => number): number => {
    const sorted = runs.map(read).toSorted((one, other) => one - other)
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  }
  return {
    lcpMs: medianOf((run) => run.lcpMs),
    tbtMs: medianOf((run) => run.tbtMs),
    cls: medianOf((run) => run.cls),
    machineIndex: medianOf((run) => run.machineIndex),
    scores: Object.fromEntries(
      Object.keys(first.scores).map((name) => [name, medianOf((run) => run.scores[name] ?? 0)]),
    ),
    complaints: [...new Set(runs.flatMap(({ complaints }) => complaints))],
  }
}
