import { queryWords } from '../../../../query-understanding/query-words.ts'
import { type JobSearchParams, noJobSearchParams } from '../../../job-search/job.schema.ts'
import { withoutOneself } from '../../understanding/about-oneself.ts'
import { keysOf } from '../../understanding/phrase.ts'
import { readParams } from '../../understanding/read-params.ts'
import { withoutTalk } from '../../understanding/talk-words.ts'
import { namesWork, wordsOfTrade } from '../../understanding/work-words.ts'
import type { Answer, Asked } from '../answer.ts'
import { searchInWords, writeSearch } from '../search-words.ts'
import { payOfTariff } from './about-pay.ts'
import { findJobs } from './find-jobs.ts'

// What asks for pay is no word to search by.
const notSought = new Set(
  keysOf(
    'verdiene verdient verdienen verdienst gehalt gehälter lohn löhne zahlt zahlen bezahlt bezahlung vergütung earn earns salary salaries paid pay pays wage wages einkommen bekommt kriegt verdien tarif man so viel hoch am meisten best most better besser wo where im schnitt durchschnitt durchschnittlich on average einstiegsgehalt make get one person monat monatlich brutto netto jahr per month year gross does was wie what how much kohle geld cash money gibt es da dort denn einem einer eine als bei mit',
  ),
)

/**
 * What work pays: by the table of an agreement that is named; otherwise by what the ads of a profession state, the best paid first. Null when
 * neither is named.
 */
export async function payAsked(asked: Asked, words: string): Promise<Answer | null> {
  const byTable = await payOfTariff(asked, words)
  if (byTable) return byTable
  const said = readParams(withoutOneself(words), asked.ctx.locale)
  const q = wordsOfTrade(
    withoutTalk(
      queryWords(said.q)
        .filter(({ key, isNumber }) => !isNumber && !notSought.has(key))
        .map(({ raw }) => raw)
        .join(' ')
        // The tables of professions have no English plural with another letter.
        .replace(/\bmidwives\b/iu, 'midwife'),
    ),
  )
  const isNamed = namesWork(q)
  // "Which of them pay more than 4000" narrows the search, it asks for no list of pay.
  if (!isNamed && said.salaryMin !== undefined) return null
  const sought = isNamed ? { ...noJobSearchParams, ...said, q } : asked.search
  if (!sought || !namesWork(sought.q)) return null
  return payOfSearch(asked, sought)
}

/** What was asked last, when what is paid was: "und in Teilzeit?" asks for that. */
export const payTopic = '#pay'

/** What the ads of a search pay, the best paid first. */
export async function payOfSearch(asked: Asked, sought: JobSearchParams): Promise<Answer> {
  const params = { ...sought, salaryMin: null, sort: 'salary-high' as const, page: 1 }
  const lead = asked.t('assistant.pay.of-work', {
    search: searchInWords({ ...params, sort: 'relevance' }, asked.ctx.locale),
  })
  const there = await findJobs(asked, { params, lead, outcome: 'pay-of-work' })
  // Where nobody looks for them, what is paid elsewhere says more than nothing.
  const isElsewhere = params.place !== '' && !there.parts.some(({ type }) => type === 'jobs')
  const answer = isElsewhere ? await payElsewhere(asked, params) : there
  // The order is that of this question only.
  const search = writeSearch({ ...params, sort: sought.sort })
  return { ...answer, state: { ...answer.state, search, topic: payTopic } }
}

async function payElsewhere(asked: Asked, params: JobSearchParams): Promise<Answer> {
  const anywhere = { ...params, place: '', radius: null }
  const none = asked.t('assistant.found.none', {
    search: searchInWords({ ...params, sort: 'relevance' }, asked.ctx.locale),
  })
  const elsewhere = asked.t('assistant.pay.of-work', {
    search: searchInWords({ ...anywhere, sort: 'relevance' }, asked.ctx.locale),
  })
  return findJobs(asked, { params: anywhere, lead: [none, elsewhere].join(' '), outcome: 'pay-of-work' })
}
