import { expect, test } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { makeJob } from '../../../tests/factories/job.ts'
import { makePerson } from '../../../tests/support/account.ts'
import { testSite } from '../../../tests/support/search.ts'
import { adminEmployerFilterSchema } from './list-for-admins.schema.ts'
import { listEmployersForAdmins } from './list-for-admins.ts'

const { ctx, db, found } = await testSite({
  actor: {
    kind: 'admin',
    role: 'owner',
    userId: '00000000-0000-4000-8000-000000000001',
    adminId: 1,
    sessionId: '00000000-0000-4000-8000-000000000002',
  },
})

const list = async (filter: object) => {
  const { employers } = await listEmployersForAdmins(ctx, adminEmployerFilterSchema.parse(filter))
  return employers.map(({ name, people, requests, openPositions }) => [name, people, requests, openPositions])
}

test('administrators find employers by name, by open positions and by who acts for them', async () => {
  const owner = await makePerson(db, { role: 'employer', email: 'chefin@haus.example' })
  // The owner and the person with the employer's address are the same.
  const owned = await makeEmployer(db, {
    name: 'Haus am Wald',
    owner_user_id: owner.userId,
    email: 'Chefin@haus.example',
  })
  const asked = await makeEmployer(db, { name: 'Klinik Gesucht' })
  await makeEmployer(db, { name: 'Ärztehaus Leer' })
  const asking = await makePerson(db, { role: 'employer' })
  await db
    .insertInto('user_employer_links')
    .values({ user_id: asking.userId, employer_id: asked, status: 'requested' })
    .execute()
  await makeJob(db, { employer_id: owned })
  await found()
  const [home, clinic, empty] = [
    ['Haus am Wald', 1, 0, 1],
    ['Klinik Gesucht', 0, 1, 0],
    ['Ärztehaus Leer', 0, 0, 0],
  ]
  expect(await list({})).toEqual([empty, home, clinic])
  expect(await list({ link: 'linked' })).toEqual([home])
  expect(await list({ link: 'requested' })).toEqual([clinic])
  expect(await list({ link: 'none' })).toEqual([empty])
  expect(await list({ hiring: 'hiring' })).toEqual([home])
  expect(await list({ q: 'aerztehaus', hiring: 'idle' })).toEqual([empty])
  expect(await list({ q: 'wald', link: 'x', page: '99' })).toEqual([home])
})
