import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '../src/db/client.ts'
import { makeEmployer } from './factories/employer.ts'
import { makeJob } from './factories/job.ts'
import { testDatabaseUrl } from './support/database.ts'
import { startSite } from './support/site-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'kittel-addresses-'))
const ids: Record<string, number> = {}
let site: Awaited<ReturnType<typeof startSite>>

beforeAll(async () => {
  const databaseUrl = await testDatabaseUrl()
  const db = connect(databaseUrl, 1)
  const employer_id = await makeEmployer(db, { name: 'Klinik am Rhein', slug: 'klinik-am-rhein' })
  const posted = { posted_at: daysAgo(40), published_at: daysAgo(40) }
  ids.employer = employer_id
  ids.live = await makeJob(db, { employer_id, ...posted })
  ids.overdue = await makeJob(db, { employer_id, ...posted, valid_through: daysAgo(1) })
  ids.expired = await makeJob(db, {
    employer_id,
    ...posted,
    status: 'expired',
    title: 'Pflegefachkraft Ambulanz (m/w/d)',
    valid_through: daysAgo(10),
  })
  ids.deleted = await makeJob(db, { employer_id, ...posted, status: 'deleted', title: 'Geheime Sache' })
  ids.draft = await makeJob(db, { employer_id, status: 'draft', title: 'Geheimer Entwurf' })
  await db.destroy()
  site = await startSite({ DATABASE_URL: databaseUrl, DATA_DIR: folder })
})
afterAll(async () => {
  await site.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

const languages = [
  { prefix: '', similar: 'Ähnliche Stellen', ended: 'Diese Stelle ist nicht mehr offen', toJobs: '/jobs' },
  { prefix: '/en', similar: 'Similar jobs', ended: 'This job is no longer open', toJobs: '/en/jobs' },
]

describe.each(languages)('addresses of jobs under "$prefix/jobs"', ({ prefix, similar, ended, toJobs }) => {
  it('a live job is shown, may be found by search engines and describes itself to them', async () => {
    const { status, html } = await open(`${prefix}/jobs/${ids.live}-pflegefachkraft-koeln`)
    expect(status).toBe(200)
    expect(html).not.toMatch(/<meta name="robots" content="noindex/)
    expect(html).toContain('"@type":"JobPosting"')
    expect(html).not.toContain(ended)
  })

  it.each(['expired', 'overdue'])(
    'an ended job (%s) keeps its page with similar jobs, without a way to apply, hidden from search engines',
    async name => {
      const { status, html } = await open(`${prefix}/jobs/${ids[name]}-pflegefachkraft-koeln`)
      expect(status).toBe(200)
      expect(html).toMatch(/<meta name="robots" content="noindex/)
      expect(html).toContain(ended)
      expect(html).toContain(similar)
      expect(html).toContain(`href="${prefix}/jobs/${ids.live}-pflegefachkraft-koeln"`)
      expect(html).not.toContain('"@type":"JobPosting"')
      expect(html).not.toContain('mailto:bewerbung@')
    },
  )

  it('a deleted job is gone: the page says so, leads on, and tells nothing of it', async () => {
    const { status, html } = await open(`${prefix}/jobs/${ids.deleted}-pflegefachkraft-koeln`)
    expect(status).toBe(410)
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    expect(html).toMatch(/<h1[^>]*>[^<]{10,}/)
    expect(html).toContain(`href="${toJobs}"`)
    expect(html).not.toContain('Geheime Sache')
  })

  it('a draft and a job that never was are not found', async () => {
    for (const path of [`${prefix}/jobs/${ids.draft}`, `${prefix}/jobs/999999-nirgends`]) {
      const { status, html } = await open(path)
      expect(status, path).toBe(404)
      expect(html).not.toContain('Geheimer Entwurf')
    }
  })

  it('a page beyond the end of a list leads to its last one', async () => {
    for (const path of [`${prefix}/jobs?q=pflege&page=7`, `${prefix}/jobs?page=7&q=pflege`]) {
      const { status, location } = await open(path)
      expect([status, location]).toEqual([302, `${prefix}/jobs?q=pflege`])
    }
    expect((await open(`${prefix}/jobs?q=xqzwv&page=7`)).status).toBe(200)
  })

  it('a sentence leads to the filters that it means, at an address that stays and is left out of search engines', async () => {
    const sentence = 'pflege teilzeit in hamburg'
    const { status, location } = await open(
      `${prefix}/jobs?q=${encodeURIComponent(sentence)}&place=&radius=25`,
    )
    const to = new URL(location ?? '', 'http://site')
    expect([status, to.pathname]).toEqual([302, `${prefix}/jobs`])
    expect(Object.fromEntries(to.searchParams)).toEqual({
      q: 'pflege',
      place: 'hamburg',
      radius: '25',
      employmentType: 'part-time',
      asked: sentence,
    })
    const { status: shown, html } = await open(location ?? '')
    expect(shown).toBe(200)
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    expect(html).not.toContain('rel="canonical"')
    for (const q of [
      '🩺'.repeat(60),
      'x'.repeat(200),
      'x'.repeat(500),
      '%00',
      'ich suche eine Stelle',
      '(((',
    ])
      expect([200, 302]).toContain((await open(`${prefix}/jobs?q=${encodeURIComponent(q)}`)).status)
  })

  it('the id decides: a wrong, old or missing name in the address leads to the right one for good', async () => {
    for (const name of ['-ganz-anders', '', '-', '-Pflegefachkraft-Koeln']) {
      const { status, location } = await open(`${prefix}/jobs/${ids.live}${name}?from=mail`)
      expect([301, 308], name).toContain(status)
      expect(location).toBe(`${prefix}/jobs/${ids.live}-pflegefachkraft-koeln?from=mail`)
    }
    const ofEnded = await open(`${prefix}/jobs/${ids.expired}-falsch`)
    expect([301, 308]).toContain(ofEnded.status)
    const employers = prefix === '' ? '/arbeitgebern' : '/en/employers'
    const ofEmployer = await open(`${employers}/${ids.employer}-falsch`)
    expect([301, 308]).toContain(ofEmployer.status)
    expect(ofEmployer.location).toBe(`${employers}/${ids.employer}-klinik-am-rhein`)
  })
})

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * 86_400_000)
}

async function open(path: string) {
  const answer = await fetch(site.address + path, { redirect: 'manual' })
  const location = answer.headers.get('location')?.replace(site.address, '') ?? null
  return { status: answer.status, location, html: await answer.text() }
}
