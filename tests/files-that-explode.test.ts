import { describe, expect, it } from 'vitest'
import { endlessPdf, hugePicturePdf, interlacedPng, largeDocx, unpackingPdf } from './support/bombs.ts'
import { makePdf } from './support/documents.ts'
import { treeMemoryMb } from './support/process-memory.ts'
import { openWebSite } from './support/web-site.ts'

const site = await openWebSite()
/** Memory of the site, of two document readers at their limits, and of what is uploaded meanwhile. */
const mostMemoryMb = 1_700
const mostWaitMs = 8_000

type Guest = { address: string; cookie: string }
let guests = 0
const someGuest = (): Guest => ({ address: `203.0.113.${++guests}`, cookie: '' })

async function upload(guest: Guest, bytes: Uint8Array, name: string) {
  const body = new FormData()
  body.append('file', new File([bytes.slice()], name))
  const headers = { 'x-test-address': guest.address, cookie: guest.cookie }
  const answer = await site.post('/files?purpose=application', body, headers)
  const [cookie = ''] = answer.headers.getSetCookie()
  if (cookie) guest.cookie = cookie.split(';', 1)[0] ?? ''
  return {
    status: answer.status,
    ...((await answer.json()) as { fileId?: string; problem?: { key: string } }),
  }
}

function pageOf(guest: Guest, fileId: string | undefined, page = 1, signal: AbortSignal | null = null) {
  const headers = { 'x-test-address': guest.address, cookie: guest.cookie }
  return site.send(`/files/${fileId}/pages/${page}`, { headers, signal })
}

/** Keeps requesting the list of ads while `work` runs. Fails when one response or the memory of all processes exceeds its limit. */
async function meanwhile<Result>(work: () => Promise<Result>) {
  let isOver = false
  let slowestMs = 0
  let memoryMb = 0
  const look = setInterval(() => {
    memoryMb = Math.max(memoryMb, treeMemoryMb(site.processId))
  }, 50)
  const asking = (async () => {
    while (!isOver) {
      const start = performance.now()
      expect((await site.send(`/jobs?q=${Math.round(start)}`)).status).toBe(200)
      slowestMs = Math.max(slowestMs, performance.now() - start)
    }
  })()
  const result = await work().finally(() => {
    isOver = true
    clearInterval(look)
  })
  await asking
  expect(memoryMb).toBeLessThan(mostMemoryMb)
  expect(slowestMs).toBeLessThan(mostWaitMs)
  return result
}

describe('while others open the list of ads, and within bounded memory', { timeout: 120_000 }, () => {
  it.each([
    ['7 kB that unpack to 4 GB', unpackingPdf],
    ['a picture of 400 million pixels', hugePicturePdf],
  ])('a PDF with %s is not shown, and says so', async (_what, make) => {
    const guest = someGuest()
    const bytes = make()
    expect(bytes.byteLength).toBeLessThan(30_000)
    const { status, fileId } = await upload(guest, bytes, 'Lebenslauf.pdf')
    expect(status).toBe(201)
    const answer = await meanwhile(() => pageOf(guest, fileId))
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('lässt sich nicht als Bild zeigen')
  })

  it('25 Word texts that unpack to 99 MB each are looked into', async () => {
    const bytes = largeDocx()
    const guest = someGuest()
    const all = () => Array.from({ length: 25 }, (_, n) => upload(guest, bytes, `Zeugnis ${n}.docx`))
    for (const answer of await meanwhile(() => Promise.all(all())))
      expect(answer).toMatchObject({ status: 201 })
  })

  it('eight interlaced pictures of 60 million pixels are made smaller or refused', async () => {
    const bytes = interlacedPng()
    const all = () => Array.from({ length: 8 }, (_, n) => upload(someGuest(), bytes, `Foto ${n}.png`))
    for (const { status, problem } of await meanwhile(() => Promise.all(all())))
      if (status !== 201) expect(problem?.key).toBe('file.too-demanding')
  })
})

describe('pages that nobody waits for any more', { timeout: 120_000 }, () => {
  it('are not drawn: whoever asked for sixteen and left gets the next one at once', async () => {
    const guest = someGuest()
    const endless = await upload(guest, endlessPdf(16), 'Endlos.pdf')
    const good = await upload(guest, await makePdf(), 'Lebenslauf.pdf')
    const gone = new AbortController()
    const asked = Array.from({ length: 16 }, (_, n) =>
      pageOf(guest, endless.fileId, n + 1, gone.signal).catch(() => null),
    )
    const first = pageOf(someGuest(), 'nothing')
    await first
    gone.abort()
    await Promise.all(asked)
    const start = performance.now()
    const answer = await pageOf(guest, good.fileId)
    expect(answer.status).toBe(200)
    expect(performance.now() - start).toBeLessThan(15_000)
  })
})
