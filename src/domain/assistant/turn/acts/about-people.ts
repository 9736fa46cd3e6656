import { limits } from '../../../../config/limits.ts'
import { guidePage } from '../../../../guide/guide-page.ts'
import type { AlertFrequency } from '../../../alerts/alert.values.ts'
import type { JobSearchParams } from '../../../job-search/job.schema.ts'
import { canSeekJobs } from '../../../job-seekers/job-seeker.policy.ts'
import type { AnswerPart } from '../../answer-part.schema.ts'
import { withSearch } from '../../conversation/conversation-state.ts'
import { draftAlertTool } from '../../tools/draft-alert.ts'
import { myAlertsTool } from '../../tools/my-alerts.ts'
import { myApplicationsTool } from '../../tools/my-applications.ts'
import { recommendTool } from '../../tools/recommend.ts'
import { filtersOfParams } from '../../tools/search-filters.schema.ts'
import { readFind } from '../../understanding/read-find.ts'
import { withoutAlertWords } from '../../understanding/talk-words.ts'
import { turnWords } from '../../understanding/turn-words.ts'
import { type Answer, type Asked, text } from '../answer.ts'
import { filtersPart, writeSearch } from '../search-words.ts'
import { offered } from './talk.ts'

const mostRows = 10

/** What has become of the person's applications. */
export async function myApplications(asked: Asked): Promise<Answer> {
  const { ctx, t, state } = asked
  if (ctx.actor.kind !== 'user') return signInFirst(asked, 'my-applications')
  const { applications, counts } = await myApplicationsTool.run(ctx, {})
  if (applications.length === 0)
    return {
      parts: [text(t('assistant.own.no-applications')), ...offered(asked, ['nursing', 'mfa'])],
      state,
      outcome: 'my-applications',
      tools: ['my_applications'],
    }
  const waiting = applications.filter(
    ({ isInvited, unreadMessages }) => isInvited || unreadMessages > 0,
  ).length
  const said = [
    t('assistant.own.applications', { count: counts.all, active: counts.active }),
    ...(waiting > 0 ? [t('assistant.own.waiting', { count: waiting })] : []),
  ]
  const parts: AnswerPart[] = [
    text(said.join(' ')),
    {
      type: 'table',
      caption: t('assistant.own.applications-caption'),
      columns: [t('assistant.own.employer'), t('assistant.own.status')],
      rows: applications.slice(0, mostRows).map(({ job, employer, status }) => ({
        label: job.title,
        cells: [employer.name, t(`own-application.status.${status}`)],
      })),
    },
    sourceOf(asked, 'dashboard'),
  ]
  return { parts, state, outcome: 'my-applications', tools: ['my_applications'] }
}

export async function myAlerts(asked: Asked): Promise<Answer> {
  const { ctx, t, state } = asked
  if (!canSeekJobs(ctx.actor)) return signInFirst(asked, 'my-alerts')
  const { alerts } = await myAlertsTool.run(ctx, {})
  if (alerts.length === 0)
    return {
      parts: [text(t('assistant.own.no-alerts')), ...offered(asked, ['alert'])],
      state,
      outcome: 'my-alerts',
      tools: ['my_alerts'],
    }
  const parts: AnswerPart[] = [
    text(t('assistant.own.alerts', { count: alerts.length })),
    {
      type: 'table',
      caption: t('assistant.own.alerts-caption'),
      columns: [t('assistant.own.frequency'), t('assistant.own.unread')],
      rows: alerts.map(({ name, frequency, unread }) => ({
        label: name,
        cells: [t(`alert.frequency.${frequency}`), String(unread)],
      })),
    },
    sourceOf(asked, 'alerts'),
  ]
  return { parts, state, outcome: 'my-alerts', tools: ['my_alerts'] }
}

export function mySaved(asked: Asked): Answer {
  const { ctx, t, state } = asked
  if (!canSeekJobs(ctx.actor)) return signInFirst(asked, 'my-saved')
  return {
    parts: [text(t('assistant.own.saved')), sourceOf(asked, 'bookmarks')],
    state,
    outcome: 'my-saved',
    tools: [],
  }
}

/** Ads that fit the profile, with what of it each meets. */
export async function recommend(asked: Asked): Promise<Answer> {
  const { ctx, t, state } = asked
  if (!canSeekJobs(ctx.actor)) {
    const answer = signInFirst(asked, 'recommend')
    return { ...answer, parts: [...answer.parts, ...offered(asked, ['nursing', 'mfa', 'doctors'])] }
  }
  const read = await recommendTool.run(ctx, { size: limits.assistantJobs })
  const tools = ['recommend']
  if (read.state === 'opted-out')
    return {
      parts: [text(t('assistant.own.opted-out')), { type: 'handover', to: 'profile' }],
      state,
      outcome: 'recommend-off',
      tools,
    }
  const ids = read.jobs.map(({ id }) => id)
  const jobs: AnswerPart[] = ids.length > 0 ? [{ type: 'jobs', ids, total: ids.length }] : []
  if (read.state === 'empty') {
    const said = text(t('assistant.own.profile-empty'))
    return {
      parts: [said, { type: 'handover', to: 'profile' }, ...jobs],
      state: { ...state, shown: ids },
      outcome: 'recommend-empty',
      tools,
    }
  }
  if (ids.length === 0)
    return {
      parts: [text(t('assistant.own.nothing-fits')), ...offered(asked, ['nursing', 'mfa'])],
      state,
      outcome: 'recommend-none',
      tools,
    }
  const why = read.jobs.map(({ title, why: reason }) => `- ${title}: ${reason}`)
  return {
    parts: [
      text([t('assistant.own.recommended', { count: ids.length }), why.join('\n')].join('\n\n')),
      ...jobs,
      ...offered(asked, ['compare', 'save-first']),
    ],
    state: { ...state, shown: ids },
    outcome: 'recommend',
    tools,
  }
}

/** Only a draft: a click of the person makes the alert. */
export async function draftAlert(asked: Asked): Promise<Answer> {
  const { ctx, t, state } = asked
  const search = alertSearch(asked)
  const nothing = () => ({
    parts: [text(t('assistant.own.alert-for-what'))],
    state: { ...state, asked: 'alert' as const },
    outcome: 'alert-what',
    tools: [],
  })
  if (!search) return nothing()
  const filters = filtersOfParams({ ...search, sort: 'relevance' })
  const drafted = await draftAlertTool.run(ctx, { filters, frequency: frequencyIn(asked.text) })
  if (!drafted.isPossible) return nothing()
  const { name, frequency, criteria, total } = drafted
  const mayKeep = ctx.actor.kind === 'guest' || canSeekJobs(ctx.actor)
  const parts: AnswerPart[] = [
    text(
      t(ctx.actor.kind === 'guest' ? 'assistant.own.alert-guest' : 'assistant.own.alert', {
        name,
        count: total,
        when: t(`assistant.when.${frequency}`),
      }),
    ),
    ...filtersPart({ ...search, sort: 'relevance' }),
    ...(mayKeep
      ? [{ type: 'draft' as const, kind: 'alert' as const, fields: { name, frequency, criteria } }]
      : []),
  ]
  return {
    parts,
    state: { ...withSearch(state, writeSearch(search)), asked: null },
    outcome: 'alert',
    tools: ['draft_alert'],
  }
}

/** "jede Woche", "sofort"; daily when nothing is said. */
function frequencyIn(words: string): AlertFrequency {
  if (/wöchentlich|jede woche|einmal die woche|weekly|every week|once a week/iu.test(words)) return 'weekly'
  return /sofort|gleich|umgehend|immediately|instantly|at once|right away/iu.test(words) ? 'instant' : 'daily'
}

/** What the sentence itself names, otherwise the search so far. */
function alertSearch({ ctx, text: words, search }: Asked): JobSearchParams | null {
  const { text: written } = turnWords(words, { isEnglish: ctx.locale === 'en' })
  const find = readFind(withoutAlertWords(written), { locale: ctx.locale, before: null })
  return find?.isSure ? find.params : search
}

function signInFirst(asked: Asked, what: string): Answer {
  const { ctx, t, state } = asked
  const key = ctx.actor.kind === 'guest' ? 'sign-in' : 'other-role'
  const parts: AnswerPart[] = [text(t(`assistant.own.${key}`))]
  if (key === 'sign-in') parts.push({ type: 'handover', to: 'sign-in' })
  return { parts, state, outcome: `${what}-${key}`, tools: [] }
}

function sourceOf({ ctx }: Asked, name: string): AnswerPart {
  return { type: 'sources', sources: [guidePage(name, ctx.locale)] }
}
