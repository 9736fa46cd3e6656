import { type AddressInfo, createServer } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { makePdf } from './support/documents.ts'
import { openWebSite } from './support/web-site.ts'

/** Called on each connection to the store, which accepts connections and never answers. */
const asked: (() => void)[] = []
let connections = 0
const store = createServer(socket => {
  connections++
  socket.on('error', () => {})
  for (const tell of asked) tell()
}).listen(0, '127.0.0.1')
await new Promise(resolve => store.once('listening', resolve))
// The cast: it listens on a port, not on a pipe.
const { port } = store.address() as AddressInfo
afterAll(() => store.close())

const site = await openWebSite({
  S3_BUCKET: 'uploads',
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  DATABASE_POOL_SIZE: '5',
})

it('a store of files that does not answer stops the uploads and nothing else', {
  timeout: 60_000,
}, async () => {
  const pdf = await makePdf()
  const uploads = Array.from({ length: 12 }, () => {
    const body = new FormData()
    body.append('file', new File([pdf], 'Lebenslauf.pdf'))
    return site.post('/files?purpose=application', body)
  })
  await new Promise<void>(resolve => asked.push(() => connections >= 12 && resolve()))
  const start = performance.now()
  for (const path of ['/jobs?q=pflege', '/', '/api/v1/jobs']) expect((await site.send(path)).status).toBe(200)
  expect(performance.now() - start).toBeLessThan(10_000)
  const [first] = await Promise.all(uploads)
  expect(first?.status).toBe(503)
  expect(await first?.json()).toEqual({
    problem: { key: 'file.store-unreachable', params: {}, text: expect.stringContaining('Speicher') },
  })
})
