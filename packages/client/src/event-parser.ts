export interface StreamReader {
  readonly onData: (data: string) => void
  /** The id to resume from. It comes before its block's data, or alone. '' resets it. */
  readonly onId: (id: string) => void
  readonly onRetry: (ms: number) => void
}

/** Parses server-sent events from chunks of any size (WHATWG HTML, 9.2.6). */
export function createEventParser({ onData, onId, onRetry }: StreamReader): (text: string) => void {
  let rest = ''
  let id: string | undefined
  let data: string[] = []
  const readLine = (line: string) => {
    if (line === '') {
      // A block counts only when it is complete.
      if (id !== undefined) onId(id)
      if (data.length > 0) onData(data.join('\n'))
      id = undefined
      data = []
      return
    }
    const [field = '', ...others] = line.split(':')
    const value = others.join(':').replace(/^ /, '')
    if (field === 'data') data.push(value)
    else if (field === 'id') id = value
    else if (field === 'retry') onRetry(Number(value))
  }
  return (text) => {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) readLine(line)
  }
}
