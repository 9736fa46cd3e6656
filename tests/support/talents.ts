import type { Insertable } from 'kysely'
import type { JobSeekers } from '../../src/db/tables.ts'
import type { UserActor } from '../../src/domain/caller/actor.ts'
import type { Context } from '../../src/domain/caller/context.ts'
import { setVisibility } from '../../src/domain/talent-pool/change-own-pool.ts'
import { makeEmployer } from '../factories/employer.ts'
import { makeJob } from '../factories/job.ts'
import { makePerson } from './account.ts'

/** Köln and Freiburg im Breisgau. */
export const koelnId = 2886242
export const freiburgId = 2925177

type Position = {
  title?: string
  employer: string
  profession?: string
  is_current?: boolean
  from_month?: string
}

/** A nurse in Köln who wants to be found; `seeker` and `positions` override the profile. */
export async function makeTalent(
  base: Context,
  choices: {
    seeker?: Partial<Insertable<JobSeekers>>
    positions?: readonly Position[]
    person?: { name?: string; email?: string }
    isOff?: boolean
  } = {},
) {
  const { db } = base
  const person = await makePerson(db, choices.person ?? {})
  const values = { profession: 'pflegefachmann', specialty: 'kardiologie', place_id: koelnId, radius_km: 25 }
  await db
    .insertInto('job_seekers')
    .values({
      user_id: person.userId,
      ...values,
      place_text: 'Köln',
      employment_types: ['full-time'],
      ...choices.seeker,
    })
    .execute()
  for (const position of choices.positions ?? []) {
    await db
      .insertInto('seeker_positions')
      .values({ user_id: person.userId, title: 'Pflegefachkraft', ...position })
      .execute()
  }
  const asPerson: Context = { ...base, actor: person }
  if (!choices.isOff) await setVisibility(asPerson, { visibility: 'anonymous' })
  return { person, asPerson, publicId: await publicIdOf(base, person) }
}

async function publicIdOf({ db }: Context, { userId }: Pick<UserActor, 'userId'>): Promise<string> {
  const row = await db
    .selectFrom('talent_pool')
    .select('public_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.public_id ?? ''
}

/** Pay and duty, without which nobody may be asked about an ad. */
export const statedFacts = {
  apply_way: 'here',
  shift_models: ['day'],
  pay_min: '3500.00',
  pay_max: '4200.00',
  pay_currency: 'EUR',
  pay_period: 'month',
  pay_month_min_eur: 3500,
  pay_month_max_eur: 4200,
}

let houses = 0
/** A hospital that searches, with somebody of it and an ad that may be asked about. */
export async function makeSearchingEmployer(base: Context, values: Parameters<typeof makeEmployer>[1] = {}) {
  const owner = await makePerson(base.db, { role: 'employer', email: `hr${++houses}@suchend.example` })
  const name = `Suchende Klinik ${houses}`
  const employerId = await makeEmployer(base.db, { name, owner_user_id: owner.userId, ...values })
  const jobId = await makeJob(base.db, { employer_id: employerId, ...statedFacts })
  const memberships = [{ employerId, role: 'owner' as const }]
  const asEmployer: Context = { ...base, actor: { ...owner, memberships } }
  return { owner, employerId, jobId, asEmployer }
}
