import { join } from 'node:path'
import { linksOf } from '../../../src/boot/links-of.ts'
import { loadDemo } from '../../../src/demo/load-demo.ts'
import { guest } from '../../../src/domain/caller/actor.ts'
import type { Context } from '../../../src/domain/caller/context.ts'
import { openJobSearch } from '../../../src/domain/job-search/open-job-search.ts'
import { makePerson } from '../../../tests/support/account.ts'
import { openBench } from '../database.ts'

export type Who = 'guest' | 'seeker' | 'employer'

/** The demo ads with their index, and one person of each kind who may talk to the assistant. */
export async function openWorld(jobs: number) {
  const bench = await openBench('emma', { connections: 6 })
  await loadDemo(bench.ctx, { jobs })
  const { db, databaseUrl, folder, ctx: base } = bench
  const now = () => new Date()
  const index = await openJobSearch({ db, databaseUrl, folder: join(folder, 'search'), log: base.log, now })
  const as = async (who: Who): Promise<Context['actor']> => {
    if (who === 'guest') return guest
    const person = await makePerson(db, { role: who === 'seeker' ? 'job_seeker' : 'employer' })
    if (who === 'seeker') return person
    const employer = await db
      .selectFrom('employers')
      .select('id')
      .where('name', '=', 'Klinikum Falkenried')
      .executeTakeFirstOrThrow()
    return { ...person, memberships: [{ employerId: employer.id, role: 'owner' }] }
  }
  const links = linksOf('https://site.example')
  const ctx: Context = { ...base, links, search: index.search, actor: guest, locale: 'de', now }
  const close = async () => {
    await index.close()
    await bench.close()
  }
  return { ctx, db, as, close }
}

export type World = Awaited<ReturnType<typeof openWorld>>
