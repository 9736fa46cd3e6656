import { noJobSearchParams } from '../../../job-search/job.schema.ts'
import type { AnswerPart } from '../../answer-part.schema.ts'
import { facetsTool } from '../../tools/facets.ts'
import { filtersOfParams } from '../../tools/search-filters.schema.ts'
import { readParams } from '../../understanding/read-params.ts'
import { type Answer, type Asked, choices, text } from '../answer.ts'
import { filtersPart, searchInWords, writeSearch } from '../search-words.ts'
import { employersIn } from './about-employers.ts'
import { findJobs } from './find-jobs.ts'

const mostListed = 5

/** Employers by what was said of them: those of a place, or those who look for some kind of people, those with most such ads first. */
export async function employersFor(asked: Asked, words: string): Promise<Answer> {
  const { ctx, t } = asked
  const said = readParams(words, ctx.locale)
  const { place = '', q, ...more } = said
  if (q === '' && Object.keys(more).length === 0) return employersIn(asked, place)
  const params = { ...noJobSearchParams, ...said }
  const { options, total } = await facetsTool.run(ctx, { filters: filtersOfParams(params), name: 'employer' })
  // With nobody there, the search says what would find more.
  if (total === 0) return findJobs(asked, { params })
  const shown = options.slice(0, mostListed)
  const parts: AnswerPart[] = [
    text(t('assistant.employer.for', { search: searchInWords(params, ctx.locale), count: options.length })),
    ...filtersPart(params),
    {
      type: 'table',
      caption: t('assistant.employer.list'),
      columns: [t('assistant.professions.jobs')],
      rows: shown.map(({ label, count }) => ({ label, cells: [String(count)] })),
    },
    ...choices(
      ...shown
        .slice(0, 3)
        .map(({ label }) => ({ label, text: t('assistant.employer.ask', { name: label }) })),
    ),
  ]
  const listed = await findJobs(asked, { params })
  const jobs = listed.parts.filter(({ type }) => type === 'jobs')
  return {
    parts: [...parts.slice(0, 3), ...jobs, ...parts.slice(3)],
    state: { ...listed.state, search: writeSearch(params) },
    outcome: 'employers-for',
    tools: ['facets', 'search_jobs'],
  }
}
