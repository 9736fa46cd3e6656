import { noJobSearchParams } from '../../job-search/job.schema.ts'
import { newConversationState } from '../conversation/conversation-state.ts'
import type { Act } from '../understanding/act.ts'
import { type Answer, type Asked, text } from './answer.ts'
import { findJobs } from './find-jobs.ts'
import { readSearch } from './search-words.ts'
import { isTalk, notUnderstood, offered, talk } from './talk.ts'

/** Does what a turn was taken for, and says what came of it. */
export async function answerAct(asked: Asked, act: Act): Promise<Answer> {
  const { search, state, t } = asked
  if (act.kind === 'find') {
    const { params, isCount } = act
    return findJobs(asked, { params, isCount })
  }
  if (act.kind === 'job' || act.kind === 'employer' || act.kind === 'professions' || act.kind === 'tariff')
    return notUnderstood(asked)
  if (act.kind === 'question' || act.kind === 'nothing') return notUnderstood(asked)
  if (isTalk(act.kind)) return talk(asked, act.kind)
  switch (act.kind) {
    case 'more':
      return search
        ? findJobs(asked, { params: { ...search, page: search.page + 1 }, outcome: 'more' })
        : talk(asked, 'search')
    case 'back': {
      const before = readSearch(state.before.at(-1) ?? null)
      const earlier = { ...asked, state: { ...state, search: null, before: state.before.slice(0, -1) } }
      return before ? findJobs(earlier, { params: before, outcome: 'back' }) : talk(asked, 'search')
    }
    case 'restart':
      return {
        parts: [text(t('assistant.talk.restart')), ...offered(asked, ['doctors', 'nursing', 'mfa'])],
        state: { ...newConversationState, locale: state.locale },
        outcome: 'restart',
        tools: [],
      }
    case 'anywhere':
      return findJobs(asked, {
        params: {
          ...(search ?? noJobSearchParams),
          place: '',
          radius: null,
          state: [],
          country: [],
          page: 1,
        },
      })
    default:
      return notUnderstood(asked)
  }
}
