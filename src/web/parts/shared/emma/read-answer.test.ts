import { describe, expect, it } from 'vitest'
import { type AnswerEvent, readAnswer } from './read-answer.ts'

const start = 'event: start\ndata: {"conversation":"c","turn":1}\n\n'
const text = 'event: text\ndata: {"index":0,"delta":"für Ärztinnen"}\n\n'
const done = 'event: done\ndata: {"answeredBy":"engine"}\n\n'

async function read(chunks: Uint8Array[]): Promise<AnswerEvent[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
  const events: AnswerEvent[] = []
  for await (const event of readAnswer(body)) events.push(event)
  return events
}

const bytes = (content: string) => new TextEncoder().encode(content)

describe('an answer on its way', () => {
  it('is read event by event', async () => {
    const events = await read([bytes(start + text), bytes(done)])
    expect(events.map(({ event }) => event)).toEqual(['start', 'text', 'done'])
  })

  it('may be cut anywhere, even inside a letter', async () => {
    const whole = bytes(start + text + done)
    const events = await read([...whole].map(byte => Uint8Array.of(byte)))
    expect(events[1]).toEqual({ event: 'text', data: { index: 0, delta: 'für Ärztinnen' } })
    expect(events).toHaveLength(3)
  })

  it('may come with the line ends of another system, comments and events of a later release', async () => {
    const events = await read([
      bytes(`: still here\n\nevent: later\ndata: {}\n\n${done.replaceAll('\n', '\r\n')}`),
    ])
    expect(events).toEqual([{ event: 'done', data: { answeredBy: 'engine' } }])
  })

  it('that breaks off within an event ends before it', async () => {
    expect(await read([bytes(start + text.slice(0, 20))])).toHaveLength(1)
  })
})
