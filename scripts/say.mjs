/** Steps that run at the same time share the terminal's last line. */
const running = new Map()

const secondsSince = (startedAt) => Math.round((Date.now() - startedAt) / 1000)

function drawRunning() {
  const counters = [...running].map(([title, startedAt]) => `${title}… ${secondsSince(startedAt)} s`)
  process.stderr.write(`\r\x1b[K${counters.join('  ')}`)
}

/** Progress of a slow step: a counter of seconds on a terminal, two plain lines elsewhere. */
export async function withProgress(title, work) {
  const startedAt = Date.now()
  const live = process.stderr.isTTY === true
  running.set(title, startedAt)
  const timer = live ? setInterval(drawRunning, 1000) : undefined
  if (live) drawRunning()
  else process.stderr.write(`${title}…\n`)
  try {
    const result = await work()
    const seconds = secondsSince(startedAt)
    process.stderr.write(live ? `\r\x1b[K${title}: ${seconds} s\n` : `${title}: done in ${seconds} s\n`)
    return result
  } finally {
    clearInterval(timer)
    running.delete(title)
    if (live && running.size > 0) drawRunning()
  }
}

/** An error that the user can act on. It is printed as one sentence, without a stack. */
export class Stop extends Error {}

export function stopWith(error) {
  if (!(error instanceof Stop)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
