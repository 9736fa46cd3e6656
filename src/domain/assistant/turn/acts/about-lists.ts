import { limits } from '../../../../config/limits.ts'
import { defaultRadiusKm, salaryStepsEurMonth } from '../../../../vocabulary/jobs/job.values.ts'
import { type JobSearchParams, noJobSearchParams } from '../../../job-search/job.schema.ts'
import { newConversationState } from '../../conversation/conversation-state.ts'
import { type Answer, type Asked, choices, text } from '../answer.ts'
import { filtersPart, readSearch } from '../search-words.ts'
import { findJobs } from './find-jobs.ts'
import { offered, talk } from './talk.ts'

/** Going through a list, and changing a search without naming a filter. */
const listActs = {
  more: (asked, search) => pageOf(asked, search, search.page + 1),
  previous: (asked, search) => pageOf(asked, search, Math.max(1, search.page - 1)),
  again: (asked, search) => findJobs(asked, { params: search, outcome: 'again' }),
  count: (asked, search) => findJobs(asked, { params: { ...search, page: 1 }, isCount: true }),
  anywhere: (asked, search) =>
    findJobs(asked, { params: { ...search, place: '', radius: null, state: [], country: [], page: 1 } }),
  nearer: (asked, search) => withRadius(asked, search, -1),
  wider: (asked, search) => withRadius(asked, search, 1),
  'more-pay': (asked, search) => morePay(asked, search),
  'less-filters': (asked, { q, place, radius }) =>
    findJobs(asked, { params: { ...noJobSearchParams, q, place, radius } }),
  'no-words': (asked, search) => findJobs(asked, { params: { ...search, q: '', page: 1 } }),
  'unknown-pay': (asked, search) =>
    findJobs(asked, { params: { ...search, includeUnknownPay: true, page: 1 } }),
  'all-employers': (asked, search) =>
    findJobs(asked, { params: { ...search, employer: [], employerType: [], agencies: null, page: 1 } }),
  newest: (asked, search) => findJobs(asked, { params: { ...search, sort: 'newest', page: 1 } }),
  'best-paid': (asked, search) => findJobs(asked, { params: { ...search, sort: 'salary-high', page: 1 } }),
} as const satisfies Record<string, (asked: Asked, search: JobSearchParams) => Promise<Answer>>

type ListActName = keyof typeof listActs

export function isListAct(name: string): name is ListActName {
  return name in listActs
}

/** Without a search there is nothing to change: she asks what is looked for. */
export async function changeList(asked: Asked, name: ListActName): Promise<Answer> {
  const needsNone = name === 'newest' || name === 'best-paid' || name === 'count'
  const search = asked.search ?? (needsNone ? noJobSearchParams : null)
  return search ? listActs[name](asked, search) : talk(asked, 'search')
}

/** The search before the last change. */
export async function goBack(asked: Asked): Promise<Answer> {
  const { state } = asked
  const params = readSearch(state.before.at(-1) ?? null)
  if (!params) return talk(asked, 'search')
  const earlier = { ...asked, state: { ...state, search: null, before: state.before.slice(0, -1) } }
  return findJobs(earlier, { params, outcome: 'back' })
}

export function startOver({ t, state }: Asked): Answer {
  return {
    parts: [text(t('assistant.talk.restart')), ...offered({ t }, ['doctors', 'nursing', 'mfa'])],
    state: {
      ...newConversationState,
      locale: state.locale,
      isWithoutModel: state.isWithoutModel,
      asked: 'what',
    },
    outcome: 'restart',
    tools: [],
  }
}

async function pageOf(asked: Asked, search: JobSearchParams, page: number): Promise<Answer> {
  const answer = await findJobs(asked, { params: { ...search, page }, outcome: 'page' })
  if (answer.parts.some(({ type }) => type === 'jobs')) return answer
  // Behind the last page: the list stays where it is.
  const { t, state } = asked
  return {
    parts: [
      text(t('assistant.found.no-more')),
      ...filtersPart(search),
      ...offered({ t }, ['wider', 'no-place', 'alert']),
    ],
    state,
    outcome: 'page-end',
    tools: answer.tools,
  }
}

async function withRadius(asked: Asked, search: JobSearchParams, by: 1 | -1): Promise<Answer> {
  const { t, state } = asked
  if (search.place === '')
    return {
      parts: [text(t('assistant.ask-where'))],
      state: { ...state, asked: 'where' },
      outcome: 'radius',
      tools: [],
    }
  const now = search.radius ?? defaultRadiusKm
  const steps = limits.distancesKm
  const next = by === 1 ? steps.find(km => km > now) : steps.findLast(km => km < now)
  return findJobs(asked, { params: { ...search, radius: next ?? now, page: 1 } })
}

/** The next step above what was wanted; without a wish, the best paid first, and the steps to choose from. */
async function morePay(asked: Asked, search: JobSearchParams): Promise<Answer> {
  const { salaryMin } = search
  if (salaryMin !== null) {
    const next = salaryStepsEurMonth.find(step => step > salaryMin) ?? salaryMin + 500
    return findJobs(asked, { params: { ...search, salaryMin: next, page: 1 } })
  }
  const answer = await findJobs(asked, { params: { ...search, sort: 'salary-high', page: 1 } })
  const { t } = asked
  const steps = [3500, 4000, 5000].map(amount => t('assistant.ask.pay-from', { amount }))
  return {
    ...answer,
    parts: [...answer.parts.filter(({ type }) => type !== 'choices'), ...choices(...steps)],
  }
}
