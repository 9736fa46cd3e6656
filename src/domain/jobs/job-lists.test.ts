import { beforeAll, expect, test } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { freiburg, koeln, makeJob } from '../../../tests/factories/job.ts'
import { testSite } from '../../../tests/support/search.ts'
import { guest } from '../caller/actor.ts'
import { NotFound } from '../caller/errors.ts'
import { countJobs } from '../job-search/count-jobs.ts'
import { listJobLandings, readJobLanding } from '../job-search/list-job-landings.ts'
import { listSimilarJobs } from '../job-search/list-similar-jobs.ts'
import { readJob } from './read-job.ts'

const site = await testSite({ actor: guest })
const { ctx, db } = site
const ids: Record<string, number> = {}

beforeAll(async () => {
  const clinic = await makeEmployer(db, { name: 'Münsterklinik' })
  for (const name of ['first', 'second', 'third'])
    ids[name] = await makeJob(db, { employer_id: clinic }, [freiburg])
  ids.far = await makeJob(db, {}, [koeln])
  ids.doctor = await makeJob(db, { category: 'doctors', profession: 'oberarzt', title: 'Oberarzt (m/w/d)' }, [
    freiburg,
  ])
  ids.paid = await makeJob(db, {
    featured_until: new Date('2026-12-01T00:00:00Z'),
    category: 'mfa',
    profession: 'mfa',
  })
  await makeJob(db, { featured_until: new Date('2026-11-01T00:00:00Z'), category: 'mfa', profession: 'mfa' })
  await makeJob(db, {
    featured_until: new Date('2026-12-01T00:00:00Z'),
    status: 'paused',
    profession: 'hebamme',
  })
  await site.found()
})

test('similar jobs are of the same profession, those nearby first, and never the job itself', async () => {
  const job = await readJob(ctx, ids.first ?? 0)
  const similar = await listSimilarJobs(ctx, job, 3)
  expect(similar.map(each => each.id)).toEqual([ids.second, ids.third, ids.far])
})

test('figures count what is live, and nothing is claimed below one hundred', async () => {
  const statistics = await countJobs(ctx)
  expect(statistics).toMatchObject({ jobs: 7, employers: 5, claims: { jobs: null, employers: null } })
  expect(statistics.categories.find(category => category.id === 'nursing')?.count).toBe(4)
  expect(statistics.categories).toHaveLength(7)
})

test('a profession with three jobs in a town has a page of its own in both languages', async () => {
  const landings = await listJobLandings(ctx)
  expect(
    landings
      .filter(each => each.topic.kind === 'profession-town')
      .map(each => [each.slugs.de, each.slugs.en, each.jobs]),
  ).toEqual([['pflegefachkraft-in-freiburg', 'registered-nurse-in-freiburg', 3]])
  expect(landings.filter(each => each.topic.kind === 'category').map(each => each.slugs.de)).toEqual([
    'pflege',
  ])
})

test('a landing page is read by either language and by the full name of the town', () => {
  for (const slug of [
    'pflegefachkraft-in-freiburg',
    'registered-nurse-in-freiburg',
    'pflegefachmann-in-freiburg-im-breisgau',
  ]) {
    const page = readJobLanding(ctx, slug)
    expect(page).toMatchObject({ isPage: true, jobs: 3, slugs: { de: 'pflegefachkraft-in-freiburg' } })
    expect(page.params).toMatchObject({ profession: ['pflegefachmann'], place: 'Freiburg im Breisgau' })
  }
})

test('too few jobs make no page, and nonsense is not found', () => {
  expect(readJobLanding(ctx, 'oberarzt-in-freiburg')).toMatchObject({ isPage: false, jobs: 1 })
  expect(() => readJobLanding(ctx, 'astronaut-in-atlantis')).toThrow(NotFound)
})
