export interface HeardEvent {
  readonly id?: string
  readonly data?: unknown
}

/** Reads server-sent events one by one, as they arrive; a test waits for them and not for time. */
export async function* readEvents(answer: Response): AsyncGenerator<HeardEvent, undefined> {
  if (answer.body === null) return
  let text = ''
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const event = toEvent(text.slice(0, end))
      text = text.slice(end + 2)
      if (event !== undefined) yield event
    }
  }
}

function toEvent(block: string): HeardEvent | undefined {
  const fields = new Map(block.split('\n').map((line) => toField(line)))
  const id = fields.get('id')
  const data = fields.get('data')
  if (id === undefined && data === undefined) return undefined
  return { ...(id !== undefined && { id }), ...(data !== undefined && { data: JSON.parse(data) }) }
}

function toField(line: string): [name: string, value: string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon), line.slice(colon + 1).trimStart()]
}
