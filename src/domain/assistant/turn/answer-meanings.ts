import { guideAnswerOf } from '../../../guide/find-guide-answer.ts'
import { isAsking } from '../understanding/is-asking.ts'
import type { Meaning } from '../understanding/meaning.ts'
import { otherPlaceIn } from '../understanding/other-place.ts'
import { keysOf } from '../understanding/phrase.ts'
import { namesWork } from '../understanding/work-words.ts'
import { employerNamed, noSuchEmployer } from './acts/about-employers.ts'
import { fromGuide, refuse } from './acts/about-field.ts'
import { aboutJobs } from './acts/about-jobs.ts'
import { changeList, goBack, isListAct, startOver } from './acts/about-lists.ts'
import { payAsked, payOfSearch, payTopic } from './acts/about-pay-of-work.ts'
import { draftAlert, myAlerts, myApplications, mySaved, recommend } from './acts/about-people.ts'
import { professionsBeside } from './acts/about-professions.ts'
import { chooseAd, openApplications } from './acts/about-staff.ts'
import { employersFor } from './acts/employers-for.ts'
import { findJobs } from './acts/find-jobs.ts'
import { pointedAt } from './acts/job-list.ts'
import { similarWith } from './acts/similar-jobs.ts'
import { askWhere, handOver, isTalk, notUnderstood, offerChange, talk, unknown } from './acts/talk.ts'
import { type Answer, type Asked, choices } from './answer.ts'
import { readSearch, writeSearch } from './search-words.ts'

/** Takes the first meaning that leads to an answer; null is never one, for the last meaning always says something. */
export async function answerMeanings(asked: Asked, meanings: readonly Meaning[]): Promise<Answer> {
  for (const meaning of meanings) {
    if (meaning.kind === 'question') return unanswered(asked, meanings)
    const answer = await answerMeaning(asked, meaning)
    if (answer) return answer
  }
  return notUnderstood(asked)
}

/** A question that nothing answers; an employer that was named is not here. */
function unanswered(asked: Asked, meanings: readonly Meaning[]): Answer {
  const named = meanings.find(each => each.kind === 'employer')
  if (named) return noSuchEmployer(asked, named.name)
  if (isQuestion(asked.text)) return unknown(asked)
  return speaksOfWork.test(asked.text) ? offerChange(asked) : notUnderstood(asked)
}

const speaksOfWork =
  /(?<!\p{L})(?:job|jobs|arbeit|arbeiten|beruf|stelle|chef|chefin|kollegen|lust|kündigen|gekündigt|burnout|work|boss|career|team|müde|unzufrieden|unglücklich)(?!\p{L})/iu

function isQuestion(words: string): boolean {
  return /\?\s*$/.test(words) || isAsking(keysOf(words))
}

async function answerMeaning(
  asked: Asked,
  meaning: Exclude<Meaning, { kind: 'question' }>,
): Promise<Answer | null> {
  switch (meaning.kind) {
    case 'outside':
      return refuse(asked, meaning.outside, meaning.general)
    case 'guide':
      return fromGuide(asked, meaning.answer)
    case 'job':
      return aboutJobs(asked, meaning, await pointedAt(asked, meaning.references))
    case 'similar':
      return similarAs(asked, meaning.wish)
    case 'employer':
      return employerNamed(asked, meaning.name, meaning.work)
    case 'employers':
      return employersFor(asked, meaning.text)
    case 'professions':
      return professionsBeside(asked, meaning.text)
    case 'pay':
      return payAsked(asked, meaning.text)
    case 'find':
      return found(asked, meaning)
    case 'words':
      return foundWords(asked, meaning.find)
    case 'nothing':
      return notUnderstood(asked)
    case 'guess':
      return guessed(asked, meaning.meaning)
    default:
      return answerPlain(asked, meaning.kind)
  }
}

type PlainName = Exclude<
  Meaning['kind'],
  | 'outside'
  | 'guide'
  | 'job'
  | 'similar'
  | 'employer'
  | 'employers'
  | 'professions'
  | 'pay'
  | 'find'
  | 'words'
  | 'question'
  | 'nothing'
  | 'guess'
>

async function answerPlain(asked: Asked, name: PlainName): Promise<Answer> {
  if (isListAct(name)) return changeList(asked, name)
  if (isTalk(name)) return talk(asked, name)
  switch (name) {
    case 'back':
      return goBack(asked)
    case 'restart':
      return startOver(asked)
    case 'human':
      return handOver(asked)
    case 'kept':
      return keptOf(asked)
    case 'near-me':
      return askWhere(asked)
    case 'my-applications':
      return myApplications(asked)
    case 'my-alerts':
      return myAlerts(asked)
    case 'my-saved':
      return mySaved(asked)
    case 'recommend':
      return recommend(asked)
    case 'draft-alert':
      return draftAlert(asked)
    case 'open-applications':
      return openApplications(asked)
    case 'talents':
      return chooseAd(asked, 'talents')
    case 'improve':
      return chooseAd(asked, 'improve')
    default:
      return name satisfies never
  }
}

/** What is kept of the conversation says a text of the guide. */
function keptOf(asked: Asked): Answer {
  const text = guideAnswerOf('emma-keeps', asked.ctx.locale, 'sure')
  return text ? fromGuide(asked, text) : notUnderstood(asked)
}

/** Says that it is a guess, so that nobody takes it for what they asked. */
async function guessed(
  asked: Asked,
  meaning: Extract<Meaning, { kind: 'guess' }>['meaning'],
): Promise<Answer | null> {
  const answer = await answerMeaning(asked, meaning)
  if (!answer) return null
  const [first, ...others] = answer.parts
  if (first?.type !== 'text') return answer
  const lead = asked.t('assistant.talk.guess')
  return { ...answer, parts: [{ ...first, text: `${lead} ${first.text}` }, ...others] }
}

async function similarAs(asked: Asked, wish: Parameters<typeof similarWith>[2]): Promise<Answer | null> {
  const [id] = await pointedAt(asked, [])
  return id === undefined ? null : similarWith(asked, id, wish)
}

const goesOn =
  /^(?:und|and|oder|or|what about|how about|wie (?:ist|sieht|viel)|was ist mit)(?!\p{L})|wie ?viel|how much/iu

/** What was asked for an alert becomes one, and what goes on from a question about pay another. */
async function found(asked: Asked, meaning: Extract<Meaning, { kind: 'find' }>): Promise<Answer> {
  const { params, isCount, isRefined, said } = meaning
  const isOfPay = asked.topic === payTopic && isRefined && (said === '' || namesWork(said))
  if (isOfPay && goesOn.test(asked.text)) return payOfSearch(asked, params)
  if (asked.state.asked !== 'alert') return withOtherPlace(asked, await findJobs(asked, { params, isCount }))
  return draftAlert({ ...asked, search: params, state: { ...asked.state, search: writeSearch(params) } })
}

/** A search has one place: the other that was named is offered. */
function withOtherPlace(asked: Asked, answer: Answer): Answer {
  const place = otherPlaceIn(asked.text, readSearch(answer.state.search)?.place ?? '')
  if (place === null) return answer
  const [other] = choices(asked.t('assistant.ask.place', { place }))
  if (other?.type !== 'choices') return answer
  const isThere = answer.parts.some(({ type }) => type === 'choices')
  const parts = answer.parts.map(part =>
    part.type === 'choices' ? { ...part, choices: [...other.choices, ...part.choices] } : part,
  )
  return { ...answer, parts: isThere ? parts : [...parts, other] }
}

/** Loose words mean something when ads have them. */
async function foundWords(
  asked: Asked,
  { params, isCount }: { params: Parameters<typeof findJobs>[1]['params']; isCount: boolean },
) {
  const answer = await findJobs(asked, { params, isCount })
  const searched = readSearch(answer.state.search)?.q ?? ''
  // Another word than was said counts only as one of work.
  const isMeant = searched === params.q || namesWork(searched)
  return isMeant && answer.parts.some(({ type }) => type === 'jobs') ? answer : null
}
