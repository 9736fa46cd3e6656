import { NotFound } from '../../../caller/errors.ts'
import { canSeekJobs } from '../../../job-seekers/job-seeker.policy.ts'
import type { AnswerPart } from '../../answer-part.schema.ts'
import { compareJobsTool } from '../../tools/compare-jobs.ts'
import { draftApplicationMessageTool } from '../../tools/draft-application-message.ts'
import { explainMatchTool } from '../../tools/explain-match.ts'
import { getJobTool } from '../../tools/get-job.ts'
import { saveJobTool } from '../../tools/save-job.ts'
import type { JobActName } from '../../understanding/act.ts'
import { type AskedOfAd, factAsked } from '../../understanding/fact-asked.ts'
import { keysOf } from '../../understanding/phrase.ts'
import { type Answer, type Asked, text } from '../answer.ts'
import { houseOf } from './about-employers.ts'
import { payOfJob } from './about-pay.ts'
import { improveAd, talentsFor } from './about-staff.ts'
import { explainOrder } from './explain-order.ts'
import { factOfJob } from './fact-of-job.ts'
import { similarTo } from './similar-jobs.ts'
import { offered } from './talk.ts'

const mostCompared = 4

/** What is asked of ads that were shown, or whose page is open. */
export async function aboutJobs(
  asked: Asked,
  { name, fact: asAgain }: { name: JobActName; fact?: AskedOfAd | null },
  ids: readonly number[],
): Promise<Answer> {
  const { t, state } = asked
  const [id] = ids
  if (id === undefined)
    return {
      parts:
        state.shown.length > 0
          ? [text(t('assistant.job.which'))]
          : [text(t('assistant.job.no-list')), ...offered(asked, ['doctors', 'nursing', 'mfa'])],
      state: { ...state, asked: 'which' },
      outcome: `${name}-which`,
      tools: [],
    }
  const fact = asAgain ?? factAsked(keysOf(asked.text))
  const answer =
    name === 'compare'
      ? await compare(asked, ids)
      : name === 'save'
        ? await saveJobs(asked, ids.slice(0, mostCompared))
        : await onJob(asked, { name, fact }, id)
  return { ...answer, state: { ...answer.state, focus: id, acted: { name, fact } } }
}

async function onJob(
  asked: Asked,
  { name, fact }: { name: Exclude<JobActName, 'compare' | 'save'>; fact: AskedOfAd | null },
  id: number,
): Promise<Answer> {
  switch (name) {
    case 'why':
      return explainOrder(asked, id)
    case 'pay':
      return payOfJob(asked, id)
    case 'fit':
      return fitOf(asked, id)
    case 'show':
      return (fact && (await factOfJob(asked, id, fact))) ?? showJob(asked, id)
    case 'apply':
      return applyTo(asked, id)
    case 'message':
      return draftMessage(asked, id)
    case 'similar':
      return similarTo(asked, id)
    case 'house':
      return houseOf(asked, id)
    case 'improve':
      return improveAd(asked, id)
    case 'talents':
      return talentsFor(asked, id)
    default:
      return name satisfies never
  }
}

async function compare(asked: Asked, ids: readonly number[]): Promise<Answer> {
  const { ctx, t, state } = asked
  // One alone is compared with the ads at the top of the list.
  const wanted = ids.length > 1 ? ids : [...new Set([...ids, ...state.shown])].slice(0, 3)
  const jobIds = wanted.slice(0, mostCompared)
  if (jobIds.length < 2) return showJob(asked, jobIds[0] ?? 0)
  const { jobs, rows } = await compareJobsTool.run(ctx, { jobIds })
  const parts: AnswerPart[] = [
    text(t('assistant.job.compared', { count: jobs.length })),
    {
      type: 'table',
      caption: t('assistant.job.comparison'),
      columns: jobs.map(({ title }) => title),
      rows,
      jobIds: jobs.map(job => job.id),
    },
    ...offered(asked, ['save-first', 'pay-first', 'back-to-list']),
  ]
  return { parts, state, outcome: 'compare', tools: ['compare_jobs'] }
}

async function showJob(asked: Asked, id: number): Promise<Answer> {
  const { ctx, t, state } = asked
  const { jobs, rows } = await compareJobsTool.run(ctx, { jobIds: [id] })
  const [job] = jobs
  if (!job) throw new NotFound()
  const said = t(job.hasEnded ? 'assistant.job.ended' : 'assistant.job.facts', {
    title: job.title,
    employer: job.employer.name,
  })
  const parts: AnswerPart[] = [
    text(said),
    { type: 'table', caption: job.title, columns: [job.title], rows, jobIds: [id] },
    { type: 'jobs', ids: [id], total: 1 },
    ...offered(asked, ['fit', 'pay', 'save', 'similar']),
  ]
  return { parts, state, outcome: 'show', tools: ['get_job'] }
}

async function saveJobs(asked: Asked, ids: readonly number[]): Promise<Answer> {
  const answers = await Promise.all(ids.map(id => saveJob(asked, id)))
  const [first] = answers
  if (!first) throw new NotFound()
  const parts = answers.flatMap(each => each.parts)
  // Signing in is offered once.
  const drafts = parts.filter(({ type }) => type !== 'handover')
  return { ...first, parts: [...drafts, ...parts.filter(({ type }) => type === 'handover').slice(0, 1)] }
}

/** Only a draft: a click of the person saves it. */
async function saveJob(asked: Asked, jobId: number): Promise<Answer> {
  const { ctx, t, state } = asked
  if (!canSeekJobs(ctx.actor)) {
    const { title } = await getJobTool.run(ctx, { jobId })
    const parts: AnswerPart[] = [
      text(t('assistant.job.save-guest', { title })),
      { type: 'draft', kind: 'saved-job', fields: { jobId, title } },
      { type: 'handover', to: 'sign-in' },
    ]
    return { parts, state, outcome: 'save-guest', tools: ['get_job'] }
  }
  const { title, isSaved } = await saveJobTool.run(ctx, { jobId })
  const parts: AnswerPart[] = isSaved
    ? [text(t('assistant.job.is-saved', { title }))]
    : [
        text(t('assistant.job.save', { title })),
        { type: 'draft', kind: 'saved-job', fields: { jobId, title } },
      ]
  return { parts, state, outcome: 'save', tools: ['save_job'] }
}

async function fitOf(asked: Asked, jobId: number): Promise<Answer> {
  const { ctx, t, state } = asked
  if (!canSeekJobs(ctx.actor)) {
    const parts: AnswerPart[] = [text(t('assistant.job.fit-guest')), { type: 'handover', to: 'sign-in' }]
    return { parts: [...parts, ...offered(asked, ['facts', 'pay'])], state, outcome: 'fit-guest', tools: [] }
  }
  const match = await explainMatchTool.run(ctx, { jobId })
  if (match.state !== 'ready') {
    const parts: AnswerPart[] = [text(t(`assistant.job.fit-${match.state}`))]
    if (match.state !== 'ended') parts.push({ type: 'handover', to: 'profile' })
    return { parts, state, outcome: `fit-${match.state}`, tools: ['explain_match'] }
  }
  const judged = [...match.musts, ...match.wishes].map(({ name, state: found }) => ({
    label: name,
    cells: [t(`assistant.state.${found}`)],
  }))
  const parts: AnswerPart[] = [
    text(
      t(match.isFit ? 'assistant.job.fit' : 'assistant.job.unfit', {
        title: match.title,
        sentence: match.sentence,
      }),
    ),
    {
      type: 'table',
      caption: t('assistant.job.wishes'),
      columns: [match.title],
      rows: judged,
      jobIds: [jobId],
    },
    ...offered(asked, ['pay', 'save', 'similar']),
  ]
  return { parts, state, outcome: 'fit', tools: ['explain_match'] }
}

async function applyTo(asked: Asked, jobId: number): Promise<Answer> {
  const { ctx, t, state } = asked
  const { title, applyBy, hasEnded } = await getJobTool.run(ctx, { jobId })
  const way = hasEnded || applyBy === null ? 'ended' : applyBy
  const parts: AnswerPart[] = [
    text(t(`assistant.job.apply-${way}`, { title })),
    { type: 'handover', to: 'job', id: jobId },
  ]
  const next = way === 'here' ? offered(asked, ['message']) : []
  return { parts: [...parts, ...next], state, outcome: 'apply', tools: ['get_job'] }
}

/** Only what the profile says; the person changes and sends it. */
async function draftMessage(asked: Asked, jobId: number): Promise<Answer> {
  const { ctx, t, state } = asked
  const tools = ['draft_application_message']
  const { title, applyAt, hasApplied, message } = await draftApplicationMessageTool.run(ctx, { jobId })
  if (hasApplied || applyAt === null) {
    const said = t(hasApplied ? 'assistant.job.has-applied' : 'assistant.job.apply-ended', { title })
    return {
      parts: [text(said), { type: 'handover', to: 'job', id: jobId }],
      state,
      outcome: 'message-none',
      tools,
    }
  }
  const isElsewhere = applyAt === 'elsewhere'
  const said = t(isElsewhere ? 'assistant.job.message-elsewhere' : 'assistant.job.message', { title })
  const parts: AnswerPart[] = [
    text(said),
    { type: 'draft', kind: 'application-message', fields: { jobId, title, message, isElsewhere } },
    { type: 'handover', to: 'job', id: jobId },
  ]
  return { parts, state, outcome: 'message', tools }
}
