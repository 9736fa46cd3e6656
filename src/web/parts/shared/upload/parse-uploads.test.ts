import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { somebody } from '../../../../../tests/support/client.ts'
import { loadEnv } from '../../../../config/env.ts'
import { limits } from '../../../../config/limits.ts'
import { guest } from '../../../../domain/caller/actor.ts'
import type { RequestFacts } from '../../../server/context.server.ts'
import { parseUploads } from './parse-uploads.server.ts'

const most = { maxFiles: 1, maxFileSize: limits.uploadBytesHeldEach }
const mebibyte = new Uint8Array(1024 * 1024)

function factsOf(address: string) {
  // The cast: only the caller is read from the context.
  return {
    ctx: { actor: guest, client: { ...somebody, address } },
    env: loadEnv({}),
  } as unknown as RequestFacts
}

/** A form that is being sent; it ends when `finish` is called. */
function begin(address: string, megabytes: number) {
  let finish = () => {}
  const waits = new Promise<void>(resolve => {
    finish = resolve
  })
  const body = async function* () {
    yield new TextEncoder().encode(
      '--x\r\ncontent-disposition: form-data; name="f"; filename="a.pdf"\r\n\r\n',
    )
    for (let count = 0; count < megabytes; count++) yield mebibyte
    await waits
    yield new TextEncoder().encode('\r\n--x--\r\n')
  }
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    // The cast: Node and the DOM type the same stream differently.
    body: Readable.toWeb(Readable.from(body())) as ReadableStream<Uint8Array>,
    duplex: 'half',
  }
  const done = parseUploads(
    new Request('http://jobs.example/files', init),
    factsOf(address),
    most,
    async () => null,
  )
  const outcome = done.then(
    () => 'taken',
    (error: { key?: string }) => error.key,
  )
  return { outcome, finish }
}

const half = Math.ceil(limits.uploadBytesHeldEach / mebibyte.byteLength / 2) + 1

describe('uploads on their way', () => {
  it('are put off when one who sends would fill the memory, and taken when the others are done', async () => {
    const first = begin('203.0.113.1', half)
    const second = begin('203.0.113.1', half)
    expect(await Promise.race([first.outcome, second.outcome])).toBe('file.busy')
    first.finish()
    second.finish()
    expect([await first.outcome, await second.outcome].sort()).toEqual(['file.busy', 'taken'])
    const third = begin('203.0.113.1', half)
    third.finish()
    expect(await third.outcome).toBe('taken')
  })

  it('of many who send are put off when all of them together would', async () => {
    const count = Math.ceil(limits.uploadBytesHeld / mebibyte.byteLength / (half - 1)) + 1
    const all = Array.from({ length: count }, (_, n) => begin(`203.0.113.${10 + n}`, half - 1))
    expect(await Promise.race(all.map(({ outcome }) => outcome))).toBe('file.busy')
    for (const { finish } of all) finish()
    const outcomes = await Promise.all(all.map(({ outcome }) => outcome))
    expect(outcomes.filter(outcome => outcome === 'taken').length).toBeGreaterThan(4)
  })
})
