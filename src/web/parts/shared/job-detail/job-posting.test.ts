import { expect, it } from 'vitest'
import { makeEmployer } from '../../../../../tests/factories/employer.ts'
import { koeln, makeJob } from '../../../../../tests/factories/job.ts'
import { testContext } from '../../../../../tests/support/context.ts'
import { testDatabase } from '../../../../../tests/support/database.ts'
import { readJob } from '../../../../domain/jobs/read-job.ts'
import { jobPageView } from './job-view.server.ts'

const db = await testDatabase()

it('search engines read of an ad its street, its region by name and the logo of its employer, and the page shows the street too', async () => {
  const employer = await makeEmployer(db)
  const id = await makeJob(db, { employer_id: employer }, [{ ...koeln, street: 'Ring 1' }])
  const ctx = testContext(db, { now: new Date('2026-11-23T06:00:00Z') })
  const job = await readJob(ctx, id)
  const withLogo = {
    ...job,
    employer: { ...job.employer, logoFileId: 'f0e9d8c7-b6a5-4b4c-8d3e-2f1a0b9c8d7e' },
  }
  const view = jobPageView(ctx, withLogo, 'https://kittel.example')
  const posting = JSON.parse(view.structuredData ?? '{}')
  expect(posting.jobLocation.address).toMatchObject({
    streetAddress: 'Ring 1',
    addressLocality: 'Köln',
    addressRegion: 'Nordrhein-Westfalen',
  })
  expect(posting.hiringOrganization.logo).toMatch(/^https:\/\/kittel\.example\/media\/f0e9d8c7.*400\.webp$/)
  expect(view.facts.find(({ key }) => key === 'place')?.values).toEqual(['Ring 1, 50667 Köln'])
})
