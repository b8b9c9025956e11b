import { askCpu, type BenchProcess } from './bench-process.ts'
import { type HttpFigures, type HttpLoad, measureHttp } from './measure-http.ts'

/** The servers are asked in turn and not for long, so that what else the machine does falls on all of them alike. */
const rounds = 25
const forMs = 200
const connections = 16
const warmRequests = 20_000

type ServerProcess = BenchProcess<{ readonly port: number }>
type Asked = Omit<HttpLoad, 'port' | 'connections' | 'forMs'>

/** Processor time and not the clock's: other work on the machine slows the clock, and never both servers alike. */
export interface CpuFigures extends HttpFigures {
  readonly cpuMicros: number
}

async function measureCpu(server: ServerProcess, asked: Asked): Promise<CpuFigures> {
  const before = await askCpu(server)
  const figures = await measureHttp({ ...asked, connections, forMs, port: server.said.port })
  return { ...figures, cpuMicros: ((await askCpu(server)) - before) / figures.answers }
}

/** Until the compiler has seen enough: a server runs for weeks, and this is about those. */
async function warmUp(server: ServerProcess, asked: Asked): Promise<void> {
  for (let answers = 0; answers < warmRequests;) answers += (await measureCpu(server, asked)).answers
}

/** Of several rounds the one whose ratio to the bare server is in the middle. */
export async function compareCpu(
  ours: ServerProcess,
  bare: ServerProcess,
  asked: Asked,
): Promise<{ readonly ours: CpuFigures; readonly bare: CpuFigures; readonly ratio: number }> {
  for (const server of [bare, ours]) await warmUp(server, asked)
  const figures: { ours: CpuFigures; bare: CpuFigures; ratio: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const ofBare = await measureCpu(bare, asked)
    const ofOurs = await measureCpu(ours, asked)
    figures.push({ ours: ofOurs, bare: ofBare, ratio: ofBare.cpuMicros / ofOurs.cpuMicros })
  }
  const median = figures.toSorted((one, other) => one.ratio - other.ratio)[Math.floor(rounds / 2)]
  if (median === undefined) throw new Error('Nothing was measured')
  return median
}

/** The least of several rounds: what one request costs when nothing disturbs. */
export async function measureLeast(server: ServerProcess, asked: Asked): Promise<CpuFigures> {
  await warmUp(server, asked)
  const figures: CpuFigures[] = []
  for (let round = 0; round < rounds; round++) figures.push(await measureCpu(server, asked))
  return figures.reduce((least, next) => (next.cpuMicros < least.cpuMicros ? next : least))
}
