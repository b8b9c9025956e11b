import { CommandProblem } from '#cli/run-command.ts'
import { type Clock, makeClock } from '#clock.ts'
import { clock as clockGroup } from '#config/clock.ts'
import { EnvironmentReader } from '#config/group.ts'

/** The product's clock, as LAVASH_NOW sets it for the server. A time that is not understood is refused. */
export function readCliClock(): Clock {
  const reader = new EnvironmentReader(process.env)
  const time = reader.read(clockGroup)
  if (time === undefined) throw new CommandProblem(reader.problems.join('\n'))
  return makeClock(time.startAt)
}
