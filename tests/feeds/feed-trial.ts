import { Readable } from 'node:stream'
import type { Database } from '../../src/db/client.ts'
import { importFeed } from '../../src/domain/feeds/import-feed.ts'
import { testContext } from '../support/context.ts'

export const monday = new Date('2026-11-23T06:00:00Z')
export const hoursLater = (hours: number) => new Date(monday.getTime() + hours * 3_600_000)

type Ad = { id: string; title?: string; more?: string }

export const ads = (...ids: string[]): Ad[] => ids.map(id => ({ id }))
export const manyAds = (count: number): Ad[] =>
  ads(...Array.from({ length: count }, (_, index) => `job-${index}`))

/** A feed of these jobs; everything else in it is constant, so two feeds differ only in their jobs. */
export function feedOf(jobs: Ad[]): string {
  const items = jobs.map(
    ({ id, title = 'Pflegefachkraft (m/w/d)', more = '' }) =>
      `<job><title>${title}</title><date>2026-11-20</date><referencenumber>${id}</referencenumber><city>Köln</city>` +
      `<postalcode>50667</postalcode><url>https://jobs.example/${id}</url>${more}</job>`,
  )
  return `<?xml version="1.0"?><source>${items.join('')}</source>`
}

/** Imports documents as the feed of one employer; each `run` is the next version of it. */
export function feedTrial(db: Database, employerName: string) {
  return {
    run(document: string | Uint8Array, now = monday, more: { dryRun?: boolean; feedName?: string } = {}) {
      const source = Readable.from([Buffer.from(document)])
      return importFeed(testContext(db, { now }), { source, employer: { name: employerName }, ...more })
    },
    jobs: () =>
      db
        .selectFrom('jobs')
        .innerJoin('employers', 'employers.id', 'jobs.employer_id')
        .selectAll('jobs')
        .where('employers.name', '=', employerName)
        .orderBy('external_id')
        .execute(),
    async events(): Promise<string[]> {
      const rows = await db
        .selectFrom('job_events')
        .innerJoin('jobs', 'jobs.id', 'job_events.job_id')
        .innerJoin('employers', 'employers.id', 'jobs.employer_id')
        .select(['job_events.to_status', 'job_events.reason'])
        .where('employers.name', '=', employerName)
        .orderBy('job_events.id')
        .execute()
      return rows.map(row => `${row.to_status}: ${row.reason}`)
    },
  }
}
