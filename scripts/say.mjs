/** Progress of slow steps, one line each: a counter of seconds on a terminal, two plain lines elsewhere. */
export async function withProgress(title, work) {
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  const live = process.stderr.isTTY === true
  const draw = () => process.stderr.write(`\r${title}… ${seconds()} s`)
  if (!live) process.stderr.write(`${title}…\n`)
  const timer = live ? setInterval(draw, 1000) : undefined
  if (live) draw()
  try {
    const result = await work()
    process.stderr.write(live ? `\r${title}: ${seconds()} s   \n` : `${title}: done in ${seconds()} s\n`)
    return result
  } finally {
    clearInterval(timer)
  }
}

/** A reason to stop that the user can act on: printed as one sentence, without a stack. */
export class Stop extends Error {}

export function stopWith(error) {
  if (!(error instanceof Stop)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
