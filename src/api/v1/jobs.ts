import type { Hono } from 'hono'
import { berlinDay } from '../../basics/berlin.ts'
import type { Context } from '../../domain/caller/context.ts'
import { readJobSearchParams } from '../../domain/job-search/job.schema.ts'
import { knownVocabulary } from '../../domain/job-search/known-vocabulary.ts'
import { searchJobs } from '../../domain/job-search/search-jobs.ts'
import { understandTyped } from '../../domain/job-search/understand-search.ts'
import { readJob } from '../../domain/jobs/read-job.ts'
import { jobSorts } from '../../vocabulary/jobs/job.values.ts'
import { answerJson, answerWritten, writeAnswer } from './answer.ts'
import { type ApiDependencies, localeOf } from './context.ts'
import { jobDetailsJson } from './job-json.ts'
import { jobListText } from './parts/job-list-text.ts'
import { problem, wrongParameters } from './problem.ts'
import { readLang, readNoParameters } from './query.ts'
import { createRecentAnswers } from './recent-answers.ts'

export function addJobRoutes(api: Hono, deps: ApiDependencies): void {
  const recent = createRecentAnswers()
  api.get('/jobs', async c => {
    const ctx = deps.ctxFor(c)
    const { lang, rest, wrong } = readLang(c.req.url)
    const locale = localeOf(c.req.raw, lang)
    const key = `${locale} ${c.req.url}`
    const known = recent.get(key, ctx.search.generation())
    if (known) return answerWritten(c, known)
    const read = readJobSearchParams(rest)
    const { params, problems } = knownVocabulary(read.params)
    for (const { name, value, expected } of [...read.problems, ...problems])
      wrong.push({ name, value, reason: expected })
    // By fit is for the pages of the person whom it fits.
    if (params.sort === 'fit') wrong.push({ name: 'sort', value: 'fit', reason: jobSorts.join(', ') })
    if (wrong.length > 0) return wrongParameters(c, wrong)
    const generation = ctx.search.generation()
    const { params: wanted, understood } = understandTyped(ctx.search, params, locale)
    const result = await searchJobs(ctx, wanted)
    const answer = writeAnswer(jobListText(baseOf(deps, ctx), result, understood, locale))
    recent.set(key, generation, answer)
    return answerWritten(c, answer)
  })

  api.get('/jobs/:id', async c => {
    const { lang, wrong } = readNoParameters(c.req.url)
    if (wrong.length > 0) return wrongParameters(c, wrong)
    const id = c.req.param('id')
    if (!/^\d{1,10}$/.test(id)) return problem(c, 404, 'The id of a job is an integer.')
    const ctx = deps.ctxFor(c)
    const job = await readJob(ctx, Number(id))
    return answerJson(c, jobDetailsJson(baseOf(deps, ctx), job, localeOf(c.req.raw, lang)))
  })
}

function baseOf({ jobUrl }: ApiDependencies, ctx: Context) {
  return { jobUrl, on: berlinDay(ctx.now()) }
}
