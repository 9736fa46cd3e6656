import { sql } from 'kysely'
import type { AlertFrequency } from '../../src/domain/alerts/alert.values.ts'
import { moveAlert } from '../../src/domain/alerts/change-alert.ts'
import { createAlert } from '../../src/domain/alerts/create-alert.ts'
import { matchNewJobs } from '../../src/domain/alerts/match-new-jobs.ts'
import { type Actor, guest, system } from '../../src/domain/caller/actor.ts'
import type { Context } from '../../src/domain/caller/context.ts'
import type { JobSearchParams } from '../../src/domain/job-search/job.schema.ts'
import type { MailProps } from '../../src/mail/mail-props.ts'
import { makeJob } from '../factories/job.ts'
import { accountContext, lastLetter } from './account.ts'
import { testSite } from './search.ts'

/** A site with alerts, a controllable clock, and shortcuts for what most tests need. */
export async function openAlerts(start = '2026-11-21T09:00:00Z') {
  const site = await testSite()
  const { db } = site
  let now = new Date(start)
  const base: Context = { ...accountContext(db), search: site.index.search, now: () => now }
  const as = (actor: Actor): Context => ({ ...base, actor })
  // Committed changes become readable only once every older transaction of the server has ended, including those of other tests.
  const match = async () => {
    await site.found()
    return matchNewJobs(as(system))
  }
  await match()
  return {
    ...site,
    as,
    match,
    now: () => now,
    setNow: (at: string | Date) => {
      now = new Date(at)
    },
    later: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000)
    },
    /** A job that becomes public now. */
    publish: (values: Parameters<typeof makeJob>[1] = {}, places?: Parameters<typeof makeJob>[2]) =>
      makeJob(db, { published_at: now, posted_at: now, ...values }, places),
    create: async (
      actor: Actor,
      params: Partial<JobSearchParams> = { profession: ['pflegefachmann'] },
      frequency: AlertFrequency = 'instant',
    ): Promise<string> => {
      const input = { params, name: 'Pflege', frequency }
      return (await createAlert(as(actor), input)).alertId ?? ''
    },
    /** A guest's alert, confirmed by its mailed link. @returns the link's token */
    createForGuest: async (
      email: string,
      params: Partial<JobSearchParams> = { profession: ['pflegefachmann'] },
      frequency: AlertFrequency = 'instant',
    ): Promise<string> => {
      const input = { params, name: 'Pflege', frequency, email }
      await createAlert(as(guest), input)
      const token = tokenOf((await lastLetter(db, email)).props.url)
      await moveAlert(as(guest), { token }, 'confirm')
      return token
    },
    matchesOf: async (alertId: string): Promise<number[]> => {
      const rows = await db
        .selectFrom('alert_matches')
        .select('job_id')
        .where('alert_id', '=', alertId)
        .orderBy('job_id')
        .execute()
      return rows.map(row => row.job_id)
    },
    mails: async (template = 'alert-jobs') => {
      const rows = await db
        .selectFrom('messages')
        .select(['recipient', 'props'])
        .where('template', '=', template)
        .orderBy('id')
        .execute()
      return rows.map(({ recipient, props }) => {
        // The cast: these are the props of the alert templates.
        return { recipient, ...(props as MailProps['alert-jobs']) }
      })
    },
    clear: async () => {
      await sql`truncate alerts, messages, attempts cascade`.execute(db)
      await db.updateTable('jobs').set({ status: 'archived' }).execute()
      await match()
    },
  }
}

export function tokenOf(url: string | undefined): string {
  return new URL(url ?? '').pathname.split('/')[2] ?? ''
}
