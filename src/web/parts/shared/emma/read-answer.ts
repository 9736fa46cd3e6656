import type { AnswerPart } from '../../../../domain/assistant/answer-part.schema.ts'

export type AnswerEvent =
  | { event: 'start'; data: { conversation: string; turn: number } }
  | { event: 'status'; data: { status: 'searching' | 'writing' } }
  | { event: 'text'; data: { index: number; delta: string } }
  | { event: 'part'; data: { index: number; part: AnswerPart } }
  | { event: 'done'; data: { answeredBy: 'engine' | 'model' } }
  | { event: 'error'; data: { title: string; detail?: string } }

const kinds = new Set<string>([
  'start',
  'status',
  'text',
  'part',
  'done',
  'error',
] satisfies AnswerEvent['event'][])

/** The events of an answer on its way. Comment lines, which keep the connection open, and unknown events are left out. */
export async function* readAnswer(body: ReadableStream<Uint8Array>): AsyncGenerator<AnswerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (rest + decoder.decode(value, { stream: true }).replaceAll('\r', '')).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = eventIn(block)
        if (event) yield event
      }
    }
  } finally {
    // Ends the answer on the server as well when nobody reads on.
    void reader.cancel().catch(() => {})
  }
}

function eventIn(block: string): AnswerEvent | null {
  let event = ''
  const data: string[] = []
  for (const line of block.split('\n')) {
    if (line.startsWith('event:')) event = line.slice(6).trim()
    if (line.startsWith('data:')) data.push(line.slice(5).trim())
  }
  // The cast: the site's own stream, whose shapes the tests of the interface hold.
  return kinds.has(event) ? ({ event, data: JSON.parse(data.join('\n')) } as AnswerEvent) : null
}
