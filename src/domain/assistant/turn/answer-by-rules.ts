import { translator } from '../../../i18n/translate.ts'
import type { Context } from '../../caller/context.ts'
import { type DomainError, isDomainError } from '../../caller/errors.ts'
import type { AnswerPart } from '../answer-part.schema.ts'
import type { TurnInput } from '../assistant.schema.ts'
import type { Conversation } from '../conversation/conversation.queries.ts'
import { languageOf, otherLanguageOf } from '../understanding/language-of.ts'
import { modelChoice } from '../understanding/model-choice.ts'
import { understandTurn } from '../understanding/understand-turn.ts'
import { answerForeign } from './acts/answer-foreign.ts'
import { chooseModel } from './acts/choose-model.ts'
import { findJobs } from './acts/find-jobs.ts'
import { onEmployerPage } from './acts/on-employer-page.ts'
import type { Answer, Asked } from './answer.ts'
import { answerBoth } from './answer-both.ts'
import { answerMeanings } from './answer-meanings.ts'
import { readSearch } from './search-words.ts'
import { seenPage } from './seen-page.ts'
import { withoutChip } from './without-chip.ts'

/** What a turn is answered from: the conversation so far, and the page that is looked at. */
export function askedOf({ ctx, conversation, input }: AskedTurn): Asked {
  // What is as good in both languages goes on in the one that was spoken.
  const spoken = languageOf(input.text) ?? conversation.state.locale
  // Whatever is answered now is the last answer.
  const state = { ...conversation.state, locale: spoken, topic: null, acted: null }
  const locale = spoken ?? ctx.locale
  return {
    ctx: { ...ctx, locale },
    t: translator(locale),
    text: input.text,
    state,
    topic: conversation.state.topic,
    acted: conversation.state.acted,
    search: readSearch(state.search),
    page: typeof input.page === 'object' ? { kind: 'job', jobId: input.page.job } : seenPage(input.page),
  }
}

type AskedTurn = { ctx: Context; conversation: Pick<Conversation, 'state'>; input: TurnInput }

/** The answer of the rules, without a model. What a use case refuses is an answer as well. */
export async function answerByRules(asked: Asked, { change }: Pick<TurnInput, 'change'>): Promise<Answer> {
  try {
    const changed = change && asked.search && withoutChip(asked.search, change.remove)
    return changed ? await findJobs(asked, { params: changed, outcome: 'chip' }) : await answerWords(asked)
  } catch (error) {
    if (!isDomainError(error)) throw error
    return refused(asked, error)
  }
}

async function answerWords(asked: Asked): Promise<Answer> {
  const { ctx, text, topic, acted, search, state, page } = asked
  const canPoint = state.shown.length > 0 || state.focus !== null || page.kind === 'job'
  const isOnJob = page.kind === 'job' || state.focus !== null
  const chosen = modelChoice(text)
  if (chosen) return chooseModel(asked, chosen)
  const foreign = otherLanguageOf(text)
  if (foreign) return answerForeign(asked, foreign)
  const ofHouse = page.kind === 'employer' ? await onEmployerPage(asked, page.employerId) : null
  if (ofHouse) return ofHouse
  const isStaff = ctx.actor.kind === 'user' && ctx.actor.memberships.length > 0
  const understand = (said: string) =>
    understandTurn(said, { locale: ctx.locale, search, topic, acted, canPoint, isOnJob, isStaff })
  const meanings = understand(text)
  const [first] = meanings
  const both = first?.kind === 'guide' && first.isFollowUp ? null : await answerBoth(asked, understand)
  return both ?? answerMeanings(asked, meanings)
}

function refused({ t, state }: Asked, error: DomainError): Answer {
  const parts: AnswerPart[] = [
    { type: 'text', text: t(`assistant.refused.${refusals[error.kind] ?? 'other'}`) },
  ]
  if (error.kind === 'sign-in-required') parts.push({ type: 'handover', to: 'sign-in' })
  return { parts, state, outcome: `refused-${error.kind}`, tools: [] }
}

const refusals: Partial<Record<DomainError['kind'], string>> = {
  'sign-in-required': 'sign-in',
  'not-allowed': 'not-allowed',
  'not-found': 'gone',
  gone: 'gone',
}
