import { queryWords } from '../../../../query-understanding/query-words.ts'
import { noJobSearchParams } from '../../../job-search/job.schema.ts'
import { withoutOneself } from '../../understanding/about-oneself.ts'
import { keysOf } from '../../understanding/phrase.ts'
import { namesWork, readParams } from '../../understanding/read-find.ts'
import { withoutTalk } from '../../understanding/talk-words.ts'
import { wordsOfTrade } from '../../understanding/work-words.ts'
import type { Answer, Asked } from '../answer.ts'
import { searchInWords, writeSearch } from '../search-words.ts'
import { payOfTariff } from './about-pay.ts'
import { findJobs } from './find-jobs.ts'

// What asks for pay is no word to search by.
const notSought = new Set(
  keysOf(
    'verdiene verdient verdienen verdienst gehalt gehälter lohn löhne zahlt zahlen bezahlt bezahlung vergütung earn earns salary salaries paid pay pays wage wages einkommen bekommt kriegt verdien tarif man so viel hoch am meisten best most better besser wo where im schnitt durchschnitt durchschnittlich on average einstiegsgehalt make get one person monat monatlich brutto netto jahr per month year gross does was wie what how much',
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
        .join(' '),
    ),
  )
  if (!namesWork(q)) return null
  const params = { ...noJobSearchParams, ...said, q, salaryMin: null, sort: 'salary-high' as const }
  const lead = asked.t('assistant.pay.of-work', {
    search: searchInWords({ ...params, sort: 'relevance' }, asked.ctx.locale),
  })
  const answer = await findJobs(asked, { params, lead, outcome: 'pay-of-work' })
  // The order is that of this question only.
  return { ...answer, state: { ...answer.state, search: writeSearch({ ...params, sort: 'relevance' }) } }
}
