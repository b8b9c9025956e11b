export interface StreamReader {
  readonly onData: (data: string) => void
  /** Where to resume from, told before its block's data and also without any; '' takes the last one back. */
  readonly onId: (id: string) => void
  readonly onRetry: (ms: number) => void
}

/** Server-sent events out of pieces of text, however they are cut (WHATWG HTML, 9.2.6). */
export function createEventParser({ onData, onId, onRetry }: StreamReader): (text: string) => void {
  let rest = ''
  let id: string | undefined
  let data: string[] = []
  const readLine = (line: string) => {
    if (line === '') {
      // Only now: half a block is an event that has not arrived.
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
