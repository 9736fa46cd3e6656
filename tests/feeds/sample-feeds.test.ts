import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importFeed } from '../../src/domain/feeds/import-feed.ts'
import { testContext } from '../support/context.ts'
import { testDatabase } from '../support/database.ts'

const db = await testDatabase()
const samples: [file: string, format: string, jobs: number][] = [
  ['ba-jobdetails.json', 'arbeitsagentur', 1],
  ['ba-jobsuche-v4.json', 'arbeitsagentur', 25],
  ['export-semicolon.csv', 'csv', 30],
  ['generic-german.xml', 'generic-xml', 30],
  ['generic-jobs.xml', 'generic-xml', 40],
  ['greenhouse.json', 'greenhouse', 20],
  ['hr-ba.xml', 'hr-ba-xml', 36],
  ['hr-xml.xml', 'hr-xml', 20],
  ['indeed.xml', 'indeed', 36],
  ['lever.json', 'lever', 20],
  ['personio.xml', 'personio', 36],
  ['recruitee.json', 'recruitee', 20],
  ['rss.xml', 'rss', 36],
  ['schema-org-jobposting.json', 'schema-org', 25],
  ['smartrecruiters.json', 'smart-recruiters', 20],
]

describe('feeds of every maker are known by their content', () => {
  for (const [file, format, count] of samples)
    it(`${file} is read as ${format}, whole, with places and links`, async () => {
      const source = join(import.meta.dirname, 'samples', file)
      const employer = { name: `Haus ${file}` }
      const result = await importFeed(testContext(db), { source, employer })
      expect(result).toMatchObject({ format, successful: count, failed: 0, duplicates: 0, complete: true })
      const jobs = await db
        .selectFrom('jobs')
        .innerJoin('employers', 'employers.id', 'jobs.employer_id')
        .leftJoin('job_places', 'job_places.job_id', 'jobs.id')
        .select(['jobs.title', 'jobs.profession', 'jobs.description_html', 'job_places.place_id'])
        .where('employers.name', '=', employer.name)
        .execute()
      const placed = jobs.filter(job => job.place_id !== null).length
      expect(placed / jobs.length).toBeGreaterThan(0.9)
      expect(jobs.filter(job => job.profession !== null).length / jobs.length).toBeGreaterThan(0.9)
      expect(jobs.map(job => job.description_html).join()).not.toMatch(/&lt;(p|ul|li|h3)&gt;|<div|<span/)
      const again = await importFeed(testContext(db), { source, employer })
      expect(again).toMatchObject({ new: 0, changed: 0, unchanged: count, vanished: 0 })
    })
})
