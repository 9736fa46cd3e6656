import { expect, it } from 'vitest'
import type { Context } from '../src/domain/caller/context.ts'
import {
  endWeeklyMail,
  readRecommendationSettings,
  readWeeklyMail,
  setProfiling,
  setWeeklyMail,
} from '../src/domain/recommendations/change-settings.ts'
import { dismissJob, undoDismissal } from '../src/domain/recommendations/dismiss-job.ts'
import { listDismissedJobs } from '../src/domain/recommendations/list-dismissed-jobs.ts'
import { deleteOwnRule, listOwnRules, restoreOwnRule } from '../src/domain/recommendations/own-rules.ts'
import { readRecommendations } from '../src/domain/recommendations/read-recommendations.ts'
import { recommendBeside, recommendBesideJob } from '../src/domain/recommendations/recommend-beside.ts'
import { searchByFit } from '../src/domain/recommendations/search-by-fit.ts'
import { mailTokenOf } from '../src/domain/recommendations/steps/mail-link.ts'
import { tellOfFittingJobs } from '../src/domain/recommendations/tell-of-fitting-jobs.ts'
import { writeWeeklyMails } from '../src/domain/recommendations/write-weekly-mails.ts'
import { accountContext } from './support/account.ts'
import { openRoles, whoIsLetThrough } from './support/roles.ts'
import { testSite } from './support/search.ts'

const { db, index } = await testSite()
const base: Context = { ...accountContext(db), search: index.search }
const { roles, seeker, publishedId } = await openRoles(base)
type Role = keyof typeof roles

const everyone = Object.keys(roles) as Role[]
const seekers: Role[] = ['job seeker', 'other job seeker']
const rule = { kind: 'state', value: 'DE-BY' } as const
const like = { id: publishedId, category: 'nursing', profession: null, specialty: null, places: [] } as const

/** A rule of `seeker`, which nobody else may delete. */
async function newRule(): Promise<number> {
  const ctx = { ...base, actor: seeker }
  await restoreOwnRule(ctx, rule)
  return (await listOwnRules(ctx))[0]?.id ?? 0
}

async function mailedToken(): Promise<string> {
  await setWeeklyMail({ ...base, actor: seeker }, { isOn: true })
  const { link_key: linkKey } = await db
    .selectFrom('recommendation_settings')
    .select('link_key')
    .where('user_id', '=', seeker.userId)
    .executeTakeFirstOrThrow()
  return mailTokenOf(base, linkKey)
}

const table: [string, readonly Role[], (ctx: Context) => Promise<unknown>][] = [
  ['readRecommendations', seekers, ctx => readRecommendations(ctx, { limit: 6 })],
  ['dismissJob', seekers, ctx => dismissJob(ctx, { jobId: publishedId })],
  ['undoDismissal', seekers, ctx => undoDismissal(ctx, { jobId: publishedId })],
  ['listDismissedJobs', seekers, ctx => listDismissedJobs(ctx)],
  ['listOwnRules', seekers, ctx => listOwnRules(ctx)],
  ['deleteOwnRule', ['job seeker'], async ctx => deleteOwnRule(ctx, { ruleId: await newRule() })],
  ['restoreOwnRule', seekers, ctx => restoreOwnRule(ctx, rule)],
  ['readRecommendationSettings', seekers, ctx => readRecommendationSettings(ctx)],
  ['setWeeklyMail', seekers, ctx => setWeeklyMail(ctx, { isOn: true })],
  ['setProfiling', seekers, ctx => setProfiling(ctx, { isProfiled: true })],
  // Whoever has the mailed link.
  ['readWeeklyMail', everyone, async ctx => readWeeklyMail(ctx, { token: await mailedToken() })],
  ['endWeeklyMail', everyone, async ctx => endWeeklyMail(ctx, { token: await mailedToken() })],
  ['endWeeklyMail (wrong link)', [], ctx => endWeeklyMail(ctx, { token: 'x' })],
  // Everyone may search; only a profile of one's own makes a difference.
  ['searchByFit', everyone, ctx => searchByFit(ctx, {})],
  ['recommendBeside', everyone, ctx => recommendBeside(ctx, { ...like, places: [] }, 3)],
  ['recommendBesideJob', everyone, ctx => recommendBesideJob(ctx, { jobId: publishedId, limit: 3 })],
  ['tellOfFittingJobs', ['operator'], ctx => tellOfFittingJobs(ctx)],
  ['writeWeeklyMails', ['operator'], ctx => writeWeeklyMails(ctx)],
]

it.each(table)('%s is for %j', async (_name, allowed, call) => {
  expect(await whoIsLetThrough(base, roles, call)).toEqual([...allowed].sort())
})
