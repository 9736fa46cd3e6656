import type { Insertable } from 'kysely'
import type { JobSeekers } from '../../src/db/tables.ts'
import { type Actor, system, type UserActor } from '../../src/domain/caller/actor.ts'
import type { Context } from '../../src/domain/caller/context.ts'
import { koeln, makeJob } from '../factories/job.ts'
import { accountContext, makePerson } from './account.ts'
import { testSite } from './search.ts'

/** A site with recommendations, a clock that can be moved, and shortcuts for what most tests need. */
export async function openRecommendations(start = '2026-11-21T09:00:00Z') {
  const site = await testSite()
  const { db } = site
  let now = new Date(start)
  const base: Context = { ...accountContext(db), search: site.index.search, now: () => now }
  return {
    ...site,
    as: (actor: Actor): Context => ({ ...base, actor }),
    asSystem: (): Context => ({ ...base, actor: system }),
    setNow: (at: string) => {
      now = new Date(at)
    },
    /** A nurse who looks for work around Köln, unless told otherwise. */
    seeker: async (
      wishes: Partial<Insertable<JobSeekers>> = {},
      facts: Parameters<typeof makePerson>[1] = {},
    ): Promise<UserActor> => {
      const person = await makePerson(db, facts)
      const values = {
        profession: 'pflegefachmann',
        place_text: 'Köln',
        place_id: koeln.place_id ?? null,
        radius_km: 25,
        ...wishes,
      }
      await db
        .insertInto('job_seekers')
        .values({ user_id: person.userId, ...values })
        .onConflict(conflict => conflict.column('user_id').doUpdateSet(values))
        .execute()
      return person
    },
    /** A job that is public now and in the index. */
    publish: async (
      values: Parameters<typeof makeJob>[1] = {},
      places?: Parameters<typeof makeJob>[2],
    ): Promise<number> => {
      const id = await makeJob(db, { published_at: now, posted_at: now, ...values }, places)
      await site.found()
      return id
    },
    clear: async (): Promise<void> => {
      await db.updateTable('jobs').set({ status: 'archived' }).execute()
      await db.deleteFrom('messages').execute()
      await site.found()
    },
  }
}
