/** Longer than a turn of the scheduler, so that what else the machine does falls on both. */
const forMs = 200
const rounds = 15

/** Microseconds of one. */
export interface Compared {
  readonly ours: number
  readonly library: number
}

/** Processor time of one piece of work in this process, by turns with another. Gives the round in the middle, in µs. */
export async function compareWork(
  ours: () => Promise<unknown>,
  library: () => Promise<unknown>,
): Promise<Compared> {
  const measured: Compared[] = []
  for (let round = 0; round < rounds; round++)
    measured.push({ library: await measure(library), ours: await measure(ours) })
  const sorted = measured.toSorted((one, other) => one.library / one.ours - other.library / other.ours)
  const median = sorted[Math.floor(rounds / 2)]
  if (median === undefined) throw new Error('Nothing was measured')
  return median
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const endAt = performance.now() + forMs
  const before = process.cpuUsage()
  let count = 0
  for (; performance.now() < endAt; count++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / count
}
