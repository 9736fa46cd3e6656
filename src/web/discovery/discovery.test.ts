import { existsSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { SaxesParser } from 'saxes'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { makeJob } from '../../../tests/factories/job.ts'
import { testSite } from '../../../tests/support/search.ts'
import { createDiscovery } from './create-discovery.ts'

const { ctx, db, found } = await testSite()
const site = createDiscovery({
  ctxFor: locale => ({ ...ctx, locale }),
  publicUrl: 'https://kittel.example',
  brandName: 'Kittel',
})
const changed = new Date('2026-11-19T10:00:00Z')
let live = 0
let employer = 0
const ended: number[] = []

beforeAll(async () => {
  employer = await makeEmployer(db, { name: 'Herz & Hand <Klinik>', slug: 'herz-hand' })
  const values = { employer_id: employer }
  live = await makeJob(db, {
    ...values,
    title: 'Pflege & Betreuung <Nacht> (m/w/d)',
    slug: 'pflege-nacht',
    updated_at: changed,
  })
  ended.push(await makeJob(db, { ...values, status: 'draft' }))
  ended.push(await makeJob(db, { ...values, status: 'expired' }))
  ended.push(await makeJob(db, { ...values, status: 'deleted' }))
  ended.push(await makeJob(db, { ...values, valid_through: new Date('2026-11-20T00:00:00Z') }))
  await found()
})

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await site.request(path, { headers })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, text }
}

/** The texts of all elements, by element name. Throws if the XML is not well-formed. */
function elements(xml: string): Record<string, string[]> {
  const texts: Record<string, string[]> = {}
  const open: string[] = []
  const parser = new SaxesParser()
  parser.on('error', error => {
    throw error
  })
  parser.on('opentag', tag => {
    open.push(tag.name)
    texts[tag.name] ??= []
    texts[tag.name]?.push('')
  })
  parser.on('text', text => {
    const list = texts[open.at(-1) ?? '']
    if (list) list[list.length - 1] += text
  })
  parser.on('closetag', () => {
    open.pop()
  })
  parser.write(xml).close()
  return texts
}

describe('sitemaps', () => {
  it('name every file that the index lists, and each of them answers as XML', async () => {
    const index = elements((await read('/sitemap.xml')).text)
    const files = index.loc ?? []
    expect(files.map(file => file.replace('https://kittel.example/sitemaps/', ''))).toEqual([
      'pages-1.xml',
      'pay-1.xml',
      'employers-1.xml',
      'jobs-1.xml',
    ])
    for (const file of files) {
      const { status, text, headers } = await read(new URL(file).pathname)
      expect(status).toBe(200)
      expect(headers.get('content-type')).toContain('application/xml')
      expect(elements(text).urlset).toHaveLength(1)
    }
  })

  it('hold live jobs only, in both languages, with the day of their last change', async () => {
    const { text } = await read('/sitemaps/jobs-1.xml')
    const { loc, lastmod } = elements(text)
    expect(loc).toEqual([
      `https://kittel.example/jobs/${live}-pflege-nacht`,
      `https://kittel.example/en/jobs/${live}-pflege-nacht`,
    ])
    expect(lastmod).toEqual([changed.toISOString(), changed.toISOString()])
    for (const id of ended) expect(text).not.toContain(`/jobs/${id}-`)
  })

  it('link the German and the English address of a page with each other', async () => {
    const { text } = await read('/sitemaps/pages-1.xml')
    expect(text).toContain('hreflang="de" href="https://kittel.example/datenschutz"')
    expect(text).toContain('hreflang="en" href="https://kittel.example/en/privacy"')
  })

  it('hold the pages about pay that have something to say', async () => {
    const { loc } = elements((await read('/sitemaps/pay-1.xml')).text)
    expect(loc).toContain('https://kittel.example/gehalt/hebamme')
    expect(loc).toContain('https://kittel.example/en/pay/midwife')
    expect(loc?.filter(address => /tierarzt|-in-/.test(address))).toEqual([])
    const pages = elements((await read('/sitemaps/pages-1.xml')).text).loc
    expect(pages).toContain('https://kittel.example/en/pay/agreement/tvoed-p')
    expect(pages).not.toContain('https://kittel.example/gehalt/tarif/mfa-2026')
  })

  it('do not answer for files that hold nothing', async () => {
    expect((await read('/sitemaps/jobs-2.xml')).status).toBe(404)
    expect((await read('/sitemaps/jobs-0.xml')).status).toBe(404)
    for (const kind of ['jobs', 'employers', 'landings', 'pages'])
      expect([kind, (await read(`/sitemaps/${kind}-999999.xml`)).status]).toEqual([kind, 404])
    expect((await read('/sitemaps/users-1.xml')).status).toBe(404)
  })
})

describe('a sitemap', () => {
  it('is made once in ten minutes, and sent packed to who takes it so', async () => {
    let time = ctx.now()
    const later = createDiscovery({
      ctxFor: () => ({ ...ctx, now: () => time }),
      publicUrl: 'https://kittel.example',
      brandName: 'Kittel',
    })
    const urls = async () =>
      elements(await (await later.request('/sitemaps/jobs-1.xml')).text()).loc?.length ?? 0
    const before = await urls()
    const more = await makeJob(db, { employer_id: employer, slug: 'mehr' })
    expect(await urls()).toBe(before)
    time = new Date(time.getTime() + 10 * 60_000)
    expect(await urls()).toBe(before + 2)
    const packed = await later.request('/sitemaps/jobs-1.xml', { headers: { 'accept-encoding': 'gzip' } })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(packed.headers.get('vary')).toBe('Accept-Encoding')
    expect(gunzipSync(await packed.arrayBuffer()).toString()).toContain(`/jobs/${more}-mehr`)
    await db.deleteFrom('jobs').where('id', '=', more).execute()
  })
})

describe('the web manifest', () => {
  it('names the site as its operator calls it, with icons that exist', async () => {
    const { text, headers } = await read('/site.webmanifest')
    expect(headers.get('content-type')).toContain('application/manifest+json')
    const manifest = JSON.parse(text)
    expect(manifest).toMatchObject({ name: 'Kittel', start_url: '/' })
    for (const { src } of manifest.icons) expect(existsSync(`public${src}`)).toBe(true)
  })
})

describe('llms.txt', () => {
  it('says where programs find the facts, by addresses of this site', async () => {
    const { text } = await read('/llms.txt')
    expect(text).toMatch(/^# /)
    expect(text).toMatch(/\(https?:\/\/[^)]+\/mcp\)/)
  })
})

describe('robots.txt', () => {
  it('lets everyone in and names the sitemap by its full address', async () => {
    const { text } = await read('/robots.txt')
    expect(text).toContain('Allow: /\n')
    expect(text).toContain('Disallow: /preferences/\n')
    expect(text).toContain('Sitemap: https://kittel.example/sitemap.xml\n')
  })
})

describe('the feed of a search', () => {
  it('holds the jobs that the search finds, whatever signs stand in their titles', async () => {
    const { text, headers } = await read('/jobs.rss?category=nursing')
    expect(headers.get('content-type')).toContain('application/rss+xml')
    const { item, title, guid, description } = elements(text)
    expect(item).toHaveLength(1)
    expect(title).toEqual(['Kittel: neue Stellen · Pflege', 'Pflege & Betreuung <Nacht> (m/w/d)'])
    expect(guid).toEqual([`https://kittel.example/jobs/${live}-pflege-nacht`])
    expect(description?.[1]).toContain('Herz & Hand <Klinik> · Köln')
  })

  it('is empty for a search that finds nothing', async () => {
    const { text } = await read('/jobs.rss?category=research')
    expect(elements(text).item).toBeUndefined()
  })

  it('names itself and the list it belongs to, in its own language', async () => {
    const { text } = await read('/en/jobs.rss?category=nursing&page=2&sort=oldest')
    expect(text).toContain('href="https://kittel.example/en/jobs.rss?category=nursing" rel="self"')
    expect(elements(text).link?.[0]).toBe('https://kittel.example/en/jobs?category=nursing')
    expect(elements(text).guid).toEqual([`https://kittel.example/en/jobs/${live}-pflege-nacht`])
  })

  it('is not sent again to a reader who already has it', async () => {
    const first = await read('/jobs.rss')
    const tag = first.headers.get('etag') ?? ''
    expect(tag).not.toBe('')
    const second = await read('/jobs.rss', { 'if-none-match': tag })
    expect(second.status).toBe(304)
    expect(second.text).toBe('')
  })
})
