import { CommandProblem } from '#cli/run-command.ts'
import { type Clock, makeClock } from '#clock.ts'
import { clock as clockGroup } from '#config/clock.ts'
import { EnvironmentReader } from '#config/group.ts'

/** The product's clock, which LAVASH_NOW sets as for the server. An invalid time is refused. */
export function readCliClock(): Clock {
  const reader = new EnvironmentReader(process.env)
  const time = reader.read(clockGroup)
  if (time === undefined) throw new CommandProblem(reader.problems.join('\n'))
  return makeClock(time.startAt)
}
