import { basics } from '#config/basics.ts'
import { EnvironmentReader } from '#config/group.ts'
import { StartProblem } from '#start-problem.ts'

/** The office's address on the server of this environment. */
export function readOfficeAddress(): string {
  const reader = new EnvironmentReader(process.env)
  const own = reader.read(basics)
  if (own === undefined) throw new StartProblem(reader.problems.join('\n'))
  return `${own.publicUrl ?? `http://localhost:${own.port}`}/office`
}
