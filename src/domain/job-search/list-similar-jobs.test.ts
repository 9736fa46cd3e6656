import { beforeAll, expect, it } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { freiburg, koeln, makeJob } from '../../../tests/factories/job.ts'
import { testSite } from '../../../tests/support/search.ts'
import { readJob } from '../jobs/read-job.ts'
import { listSimilarJobs } from './list-similar-jobs.ts'

const site = await testSite()
const ids: Record<string, number> = {}
const bonn = {
  ...koeln,
  place_id: null,
  name: 'Bonn',
  postal_code: '53111',
  lat_degrees: 50.7333,
  lon_degrees: 7.1,
}
const siegen = {
  ...koeln,
  place_id: null,
  name: 'Siegen',
  postal_code: '57072',
  lat_degrees: 50.875,
  lon_degrees: 8.024,
}
const bielefeld = {
  ...koeln,
  place_id: null,
  name: 'Bielefeld',
  postal_code: '33602',
  lat_degrees: 52.03,
  lon_degrees: 8.53,
}

beforeAll(async () => {
  const { db } = site
  const clinic = await makeEmployer(db, { name: 'Klinikum Falkenried' })
  const midwife = { category: 'nursing', profession: 'hebamme', title: 'Hebamme (m/w/d)' } as const
  const old = new Date('2026-09-01T08:00:00Z')
  ids.job = await makeJob(db, { ...midwife, employer_id: clinic })
  for (const name of ['own1', 'own2', 'own3', 'own4'])
    ids[name] = await makeJob(db, { ...midwife, employer_id: clinic })
  ids.bonn = await makeJob(db, { ...midwife, posted_at: old }, [bonn])
  ids.siegen = await makeJob(db, { ...midwife }, [siegen])
  ids.bielefeld = await makeJob(db, { ...midwife }, [bielefeld])
  ids.freiburg = await makeJob(db, { ...midwife }, [freiburg])
  ids.nurse = await makeJob(db, { profession: 'pflegefachmann' }, [bonn])
  ids.nurseFar = await makeJob(db, { profession: 'pflegefachmann' }, [freiburg])
  ids.doctor = await makeJob(db, { category: 'doctors', profession: 'oberarzt', title: 'Oberarzt (m/w/d)' })
  await site.found()
})

const similar = async (limit: number) => {
  const rows = await listSimilarJobs(site.ctx, await readJob(site.ctx, ids.job ?? 0), limit)
  return rows.map(({ id }) => Object.entries(ids).find(([, each]) => each === id)?.[0])
}

it('names the same profession near the ad before anything further away, and what is near before the rest of the country', async () => {
  const names = await similar(9)
  expect(names.slice(0, 5).toSorted()).toEqual(['bonn', 'own1', 'own2', 'own3', 'own4'])
  expect(names.slice(5)).toEqual(['siegen', 'nurse', 'bielefeld', 'freiburg'])
})

it('names another employer among the first, though its ad is older and a little further away', async () => {
  expect((await similar(3)).filter(name => name?.startsWith('own'))).toHaveLength(2)
  expect(await similar(3)).toContain('bonn')
})
