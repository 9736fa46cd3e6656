import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '../src/db/client.ts'
import { makeEmployer } from './factories/employer.ts'
import { makeJob } from './factories/job.ts'
import { testDatabaseUrl } from './support/database.ts'
import { startSite } from './support/site-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'kittel-beside-'))
const databaseUrl = await testDatabaseUrl()
const db = connect(databaseUrl, 1)
const ids = { chosen: 0, other: 0, glanced: 0, deleted: 0 }
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
let employer = 0
let site: Awaited<ReturnType<typeof startSite>>

beforeAll(async () => {
  employer = await makeEmployer(db, { name: 'Klinik am Rhein', slug: 'klinik-am-rhein' })
  ids.chosen = await makeJob(db, { employer_id: employer })
  ids.other = await makeJob(db, { employer_id: employer, title: 'Hebamme (m/w/d)' })
  ids.glanced = await makeJob(db, { employer_id: employer, title: 'Koch (m/w/d)' })
  ids.deleted = await makeJob(db, { employer_id: employer, status: 'deleted', title: 'Geheime Sache' })
  site = await startSite({ DATABASE_URL: databaseUrl, DATA_DIR: folder })
})
afterAll(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
})

const ad = () => `/jobs/${ids.chosen}-pflegefachkraft-koeln`

describe('an ad that was chosen from a list', () => {
  it('brings the list along, whose cards lead to the next ad beside the same list', async () => {
    const { html } = await open(`${ad()}?list=all`)
    expect(html).toContain('Zurück zur Liste')
    expect(html).toMatch(new RegExp(`href="/jobs/${ids.other}-[^"]*\\?list=all"`))
    expect(html.match(/<main\b/g)).toHaveLength(1)
    expect(html.match(/<h1\b/g)).toHaveLength(1)
  })

  it('has the address of the ad for search engines, and describes itself as without a list', async () => {
    const { html } = await open(`${ad()}?list=q%3DHebamme`)
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"?]*${ad()}"`))
    expect(html).not.toMatch(/name="robots"/)
    expect(html).toContain('"@type":"JobPosting"')
  })

  it('shows the list of its search alone, and leads back to it', async () => {
    const { html } = await open(`/en${ad()}?list=q%3DHebamme`)
    expect(html).toMatch(new RegExp(`href="/en/jobs/${ids.other}-[^"]*\\?list=q=Hebamme"`))
    expect(html).not.toMatch(new RegExp(`href="/en/jobs/${ids.chosen}-[^"]*\\?list=q=Hebamme"`))
    expect(html).toContain('href="/en/jobs?q=Hebamme"')
  })

  it.each(['', '%25%25%25', 'nonsense', 'category%3Dbogus', 'foo%3Dbar'])(
    'has its plain address when the list "%s" is none',
    async list => {
      const answer = await fetch(`${site.address}${ad()}?list=${list}`, { redirect: 'manual' })
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).toBe(ad())
    },
  )

  it('keeps the list when its own address has changed', async () => {
    const answer = await fetch(`${site.address}/jobs/${ids.chosen}-old-title?list=all`, {
      redirect: 'manual',
    })
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe(`${ad()}?list=all`)
  })

  it('is gone when it was deleted, and the list stays', async () => {
    const { status, html } = await open(`/jobs/${ids.deleted}?list=all`)
    expect(status).toBe(410)
    expect(html).toMatch(new RegExp(`href="/jobs/${ids.other}-[^"]*\\?list=all"`))
    expect(html).not.toContain('Geheime Sache')
  })

  it('may have been chosen among the open positions of an employer', async () => {
    const { html } = await open(`/arbeitgebern/${employer}-klinik-am-rhein/offene-stellen`)
    expect(html).toContain(`?list=employer=${employer}"`)
  })
})

it('a landing page is a list itself and stands beside none', async () => {
  const answer = await fetch(`${site.address}/jobs/pflege?list=all`, { redirect: 'manual' })
  expect(answer.headers.get('location')).not.toContain('list=')
})

it('neither the list around an ad nor a glance at its first one is counted as a view of the ad', async () => {
  await open(`/jobs/${ids.glanced}-pflegefachkraft-koeln.data?glance=true&_routes=job%3A0`)
  await open(`/jobs/${ids.glanced}-pflegefachkraft-koeln.data?list=all&_routes=list-and-ad`)
  await open(`/jobs/${ids.other}-pflegefachkraft-koeln.data?list=all&_routes=job%3A0`)
  // Views are written in batches, the last one at the end.
  await site.end('SIGTERM')
  expect(await viewsOf(ids.other)).toBe(1)
  expect(await viewsOf(ids.glanced)).toBe(0)
})

async function viewsOf(jobId: number): Promise<number> {
  const rows = await db.selectFrom('job_figures').select('views').where('job_id', '=', jobId).execute()
  return rows.reduce((sum, { views }) => sum + views, 0)
}

async function open(path: string): Promise<{ status: number; html: string }> {
  const answer = await fetch(site.address + path, { headers: { 'user-agent': browser } })
  return { status: answer.status, html: await answer.text() }
}
