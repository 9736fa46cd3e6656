import { guidePage } from '../../../../guide/guide-page.ts'
import type { UserActor } from '../../../caller/actor.ts'
import { listJobsForSearch } from '../../../talent-pool/searches/list-jobs-for-search.ts'
import type { AnswerPart } from '../../answer-part.schema.ts'
import { improveAdTool } from '../../tools/improve-ad.ts'
import { openApplicationsTool } from '../../tools/open-applications.ts'
import { whoFitsTool } from '../../tools/who-fits.ts'
import { type Answer, type Asked, choices, text } from '../answer.ts'

const mostAds = 5

/** What employers ask about their ads, applications and the talent pool. */
export async function improveAd(asked: Asked, jobId: number): Promise<Answer> {
  const { ctx, t, state } = asked
  if (!staffOf(asked)) return forEmployers(asked, 'improve')
  const { title, hints, unstated } = await improveAdTool.run(ctx, { jobId })
  const open = unstated.map(fact => t(`question-words.fact.${fact}`))
  const list = hints.map(({ text: hint }) => `- ${hint}`)
  const said = [
    t(list.length > 0 ? 'assistant.staff.hints' : 'assistant.staff.no-hints', { title }),
    ...(list.length > 0 ? [list.join('\n')] : []),
    ...(open.length > 0
      ? [t('assistant.staff.unstated', { facts: new Intl.ListFormat(ctx.locale).format(open) })]
      : []),
  ]
  return {
    parts: [text(said.join('\n\n')), pageOf(asked, 'employer-jobs-own')],
    state,
    outcome: 'improve',
    tools: ['improve_ad'],
  }
}

export async function talentsFor(asked: Asked, jobId: number): Promise<Answer> {
  const { ctx, t, state } = asked
  if (!staffOf(asked)) return forEmployers(asked, 'talents')
  const { title, people, hasAny } = await whoFitsTool.run(ctx, { jobId })
  const key = people !== null ? 'people' : hasAny ? 'few-people' : 'no-people'
  const said = t(`assistant.staff.${key}`, { title, count: people ?? 0 })
  return {
    parts: [text(said), pageOf(asked, 'employer-talent-pool')],
    state,
    outcome: 'talents',
    tools: ['who_fits'],
  }
}

/** Without an ad in sight: which one is meant. */
export async function chooseAd(asked: Asked, what: 'talents' | 'improve'): Promise<Answer> {
  const { ctx, t, state } = asked
  const actor = staffOf(asked)
  if (!actor) return forEmployers(asked, what)
  const lists = await Promise.all(
    actor.memberships.map(({ employerId }) => listJobsForSearch(ctx, { employerId })),
  )
  const jobs = lists.flat().slice(0, mostAds)
  const ids = jobs.map(({ id }) => id)
  if (ids.length === 0)
    return {
      parts: [text(t('assistant.staff.no-ads')), pageOf(asked, 'employer-jobs-own')],
      state,
      outcome: `${what}-no-ads`,
      tools: [],
    }
  const ask = jobs.map((job, at) => ({
    label: job.title,
    text: t(`assistant.staff.ask-${what}`, { number: at + 1 }),
  }))
  return {
    parts: [
      text(t('assistant.staff.which-ad')),
      { type: 'jobs', ids, total: ids.length },
      ...choices(...ask),
    ],
    state: { ...state, shown: ids, asked: 'which' },
    outcome: `${what}-which`,
    tools: [],
  }
}

export async function openApplications(asked: Asked): Promise<Answer> {
  const { ctx, t, state } = asked
  if (!staffOf(asked)) return forEmployers(asked, 'open-applications')
  const { employers } = await openApplicationsTool.run(ctx, {})
  const rows = employers.flatMap(({ ads }) =>
    ads.map(({ title, count }) => ({ label: title, cells: [String(count)] })),
  )
  const count = employers.reduce((sum, { counts }) => sum + counts.applied + counts.invited, 0)
  const parts: AnswerPart[] = [text(t('assistant.staff.open', { count }))]
  if (rows.length > 0)
    parts.push({
      type: 'table',
      caption: t('assistant.staff.open-caption'),
      columns: [t('assistant.staff.count')],
      rows,
    })
  return {
    parts: [...parts, pageOf(asked, 'employer-applications')],
    state,
    outcome: 'open-applications',
    tools: ['open_applications'],
  }
}

function staffOf({ ctx }: Asked): UserActor | null {
  const { actor } = ctx
  return actor.kind === 'user' && actor.memberships.length > 0 ? actor : null
}

function forEmployers({ ctx, t, state }: Asked, what: string): Answer {
  const parts: AnswerPart[] = [text(t('assistant.staff.for-employers'))]
  if (ctx.actor.kind === 'guest') parts.push({ type: 'handover', to: 'sign-in' })
  return { parts, state, outcome: `${what}-refused`, tools: [] }
}

function pageOf({ ctx }: Asked, name: string): AnswerPart {
  return { type: 'sources', sources: [guidePage(name, ctx.locale)] }
}
