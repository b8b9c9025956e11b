export interface StreamEvent {
  readonly id: string | undefined
  readonly data: string
}

/** Server-sent events out of pieces of text, however they are cut (WHATWG HTML, 9.2.6). */
export function createEventParser(
  onEvent: (event: StreamEvent) => void,
  onRetry?: (ms: number) => void,
): (text: string) => void {
  let rest = ''
  let id: string | undefined
  let data: string[] = []
  const readLine = (line: string) => {
    if (line === '') {
      if (data.length > 0) onEvent({ id, data: data.join('\n') })
      data = []
      return
    }
    const [field = '', ...others] = line.split(':')
    const value = others.join(':').replace(/^ /, '')
    if (field === 'data') data.push(value)
    else if (field === 'id') id = value
    else if (field === 'retry') onRetry?.(Number(value))
  }
  return (text) => {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) readLine(line)
  }
}
