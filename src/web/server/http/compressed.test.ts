import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressed } from './compressed.ts'

const page = Buffer.from('<p>Pflegefachkraft (m/w/d) in Köln</p>'.repeat(4_000))

describe('a page as its client wants it', () => {
  it('is sent with Zstandard to those that know it, however much that is', async () => {
    for (const bytes of [page, page.subarray(0, 2_000)]) {
      const { body, encoding } = await compressed(bytes, 'gzip, deflate, br, zstd')
      expect(encoding).toBe('zstd')
      expect(zstdDecompressSync(body).equals(bytes)).toBe(true)
    }
  })

  it('is sent with Brotli to those that know or want no Zstandard', async () => {
    expect((await compressed(page, 'zstd;q=0, br')).encoding).toBe('br')
    const { body, encoding } = await compressed(page, 'gzip, deflate, br')
    expect(encoding).toBe('br')
    expect(brotliDecompressSync(body).equals(page)).toBe(true)
  })

  it('is sent with gzip to those that know or want nothing else', async () => {
    for (const accepted of ['gzip', 'gzip, br;q=0']) {
      const { body, encoding } = await compressed(page, accepted)
      expect(encoding).toBe('gzip')
      expect(gunzipSync(body).equals(page)).toBe(true)
    }
  })

  it('is sent as it is to all others, and when it is short', async () => {
    for (const accepted of [undefined, 'identity', 'gzip;q=0'])
      expect(await compressed(page, accepted)).toEqual({ body: page, encoding: null })
    const short = page.subarray(0, 1_000)
    expect(await compressed(short, 'br')).toEqual({ body: short, encoding: null })
  })
})
