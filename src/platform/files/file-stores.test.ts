import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentDisposition, type FileStore, nameOfKey, StoreUnreachable } from './files.ts'
import { filesOnDisk } from './files-on-disk.ts'
import { filesOnS3 } from './files-on-s3.ts'

const bytes = new Uint8Array(randomBytes(300_000))
const place = 'e'.repeat(64)
const other = 'f'.repeat(64)
const folder = await mkdtemp(join(tmpdir(), 'files-'))
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'uploads', configs: [] }],
})
let s3: FileStore
const disk = filesOnDisk(join(folder, 'disk'))

beforeAll(async () => {
  await server.run()
  // The cast: it listens on a port, not on a pipe.
  const { port } = server.httpServer.address() as AddressInfo
  s3 = filesOnS3({
    bucket: 'uploads',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    // Fixed by the test server.
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    linkSeconds: 60,
  })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

describe.each([
  ['on the disk', () => disk],
  ['in a bucket', () => s3],
])('files %s', (_name, storeOf) => {
  const read = async (key: { place: string; variant?: string }) => {
    const stream = await storeOf().open(key)
    return stream && new Uint8Array(await new Response(stream).arrayBuffer())
  }

  it('come back as they were, also when they are kept twice', async () => {
    await storeOf().put({ place }, bytes)
    await storeOf().put({ place }, bytes)
    expect(Buffer.compare((await read({ place })) ?? new Uint8Array(), bytes)).toBe(0)
  })

  it('that were never kept are not there', async () => {
    expect(await read({ place: other })).toBeNull()
  })

  it('are listed without what was made of them, and only when they are old enough', async () => {
    await storeOf().put({ place, variant: 'page-1' }, bytes)
    const names = async (before: Date) => {
      const found: string[] = []
      for await (const name of storeOf().list(before)) found.push(name)
      return found
    }
    expect(await names(new Date(Date.now() + 60_000))).toEqual([place])
    expect(await names(new Date(Date.now() - 60_000))).toEqual([])
  })

  it('go with everything that was made of them', async () => {
    await storeOf().remove(place)
    expect(await read({ place })).toBeNull()
    expect(await read({ place, variant: 'page-1' })).toBeNull()
  })

  it('cannot be asked for by anything but a place', async () => {
    await expect(async () => storeOf().open({ place: '../../etc/passwd' })).rejects.toThrow('place')
    expect(() => nameOfKey({ place, variant: '../x' })).toThrow('variant')
  })
})

describe('files on the disk', () => {
  it('are never there by half: what a killed process was writing has no name and goes after a while', async () => {
    await disk.put({ place }, bytes)
    const left = join(folder, 'disk', 'unfinished', 'left-behind')
    await writeFile(left, bytes.subarray(0, 100))
    const longAgo = new Date(Date.now() - 48 * 3_600_000)
    await utimes(left, longAgo, longAgo)
    for await (const _ of disk.list(new Date()));
    expect(await readdir(join(folder, 'disk', 'unfinished'))).toEqual([])
  })
})

describe('files in a bucket', () => {
  it('of a provider that never answers are given up after a while', async () => {
    const silent = createServer(socket => socket.on('error', () => {})).listen(0, '127.0.0.1')
    await new Promise(resolve => silent.once('listening', resolve))
    // The cast: it listens on a port, not on a pipe.
    const { port } = silent.address() as AddressInfo
    const endpoint = `http://127.0.0.1:${port}`
    const keys = { accessKeyId: 'key', secretAccessKey: 'secret' }
    const store = filesOnS3({
      bucket: 'b',
      region: 'us-east-1',
      endpoint,
      ...keys,
      linkSeconds: 60,
      timeLimitMs: 100,
    })
    await expect(store.put({ place }, bytes)).rejects.toBeInstanceOf(StoreUnreachable)
    await expect(store.open({ place })).rejects.toBeInstanceOf(StoreUnreachable)
    await expect(store.remove(place)).rejects.toBeInstanceOf(StoreUnreachable)
    silent.close()
  })

  it('may be read more slowly than a provider may take to answer', async () => {
    const rest: (() => void)[] = []
    const half = createHttpServer((request, response) => {
      if (request.url?.includes(other)) return
      response.writeHead(200, { 'content-length': bytes.length })
      response.write(bytes.subarray(0, 1000))
      rest.push(() => response.end(bytes.subarray(1000)))
    }).listen(0, '127.0.0.1')
    await new Promise(resolve => half.once('listening', resolve))
    // The cast: it listens on a port, not on a pipe.
    const { port } = half.address() as AddressInfo
    const endpoint = `http://127.0.0.1:${port}`
    const keys = { accessKeyId: 'key', secretAccessKey: 'secret' }
    const store = filesOnS3({
      bucket: 'b',
      region: 'r',
      endpoint,
      ...keys,
      linkSeconds: 60,
      timeLimitMs: 200,
    })
    const slowly = await store.open({ place })
    // Requested and aborted later than the first, whose time limit has passed by now.
    await expect(store.open({ place: other })).rejects.toBeInstanceOf(StoreUnreachable)
    rest[0]?.()
    expect(slowly && (await buffer(slowly)).length).toBe(bytes.length)
    half.closeAllConnections()
    half.close()
  })

  it('are fetched by an address that is signed for a minute and tells how they are called', async () => {
    await s3.put({ place }, bytes)
    const as = {
      name: 'Lebenslauf Jörg.pdf',
      mediaType: 'application/pdf',
      disposition: 'attachment',
    } as const
    const mark = (await s3.signed?.markOf({ place })) ?? ''
    const link = (await s3.signed?.link({ place }, as, mark)) ?? ''
    const answer = await fetch(link)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(contentDisposition(as))
    expect((await answer.arrayBuffer()).byteLength).toBe(bytes.byteLength)
    // The test server does not verify signatures, so the test looks at what was signed.
    const signed = new URL(link).searchParams
    expect(signed.get('X-Amz-Expires')).toBe('60')
    expect(signed.get('X-Amz-Signature')).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe('what a bucket calls the bytes that lie there', () => {
  it('is another name for other bytes, and the same for the same', async () => {
    await s3.put({ place: other }, bytes)
    const before = await s3.signed?.markOf({ place: other })
    expect(before).toMatch(/^"[0-9a-f]{32}"/)
    expect(await s3.signed?.markOf({ place: other })).toBe(before)
    await s3.remove(other)
    expect(await s3.signed?.markOf({ place: other })).toBeNull()
    await s3.put({ place: other }, bytes.toReversed())
    expect(await s3.signed?.markOf({ place: other })).not.toBe(before)
    await s3.remove(other)
  })

  it('is part of the address where the bucket keeps versions: what is put there later is not handed out by it', async () => {
    const versioned = createHttpServer((_request, response) => {
      response.writeHead(200, { etag: '"1f"', 'x-amz-version-id': '3sL4kqtJlcpXroDTDmJ' }).end()
    }).listen(0, '127.0.0.1')
    await new Promise(resolve => versioned.once('listening', resolve))
    // The cast: it listens on a port, not on a pipe.
    const { port } = versioned.address() as AddressInfo
    const keys = { accessKeyId: 'key', secretAccessKey: 'secret' }
    const endpoint = `http://127.0.0.1:${port}`
    const store = filesOnS3({ bucket: 'b', region: 'us-east-1', endpoint, ...keys, linkSeconds: 60 })
    const mark = (await store.signed?.markOf({ place })) ?? ''
    const as = { name: 'a.pdf', mediaType: 'application/pdf', disposition: 'attachment' } as const
    const link = new URL((await store.signed?.link({ place }, as, mark)) ?? '')
    expect(link.searchParams.get('versionId')).toBe('3sL4kqtJlcpXroDTDmJ')
    versioned.close()
  })
})

describe('the name of a download', () => {
  it('is whole for browsers of today and harmless for old ones', () => {
    const name = 'Zeugnis "Müller"\r\n(1).pdf'
    const text = contentDisposition({ name, mediaType: 'application/pdf', disposition: 'attachment' })
    expect(text).toBe(
      `attachment; filename="Zeugnis _M_ller___(1).pdf"; filename*=UTF-8''Zeugnis%20%22M%C3%BCller%22%0D%0A%281%29.pdf`,
    )
  })
})
