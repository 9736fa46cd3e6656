import type { Hono } from 'hono'
import { readEmployerListParams } from '../../domain/employers/employer.schema.ts'
import { listEmployers } from '../../domain/employers/list-employers.ts'
import { readEmployer } from '../../domain/employers/read-employer.ts'
import { knownStates } from '../../domain/job-search/known-vocabulary.ts'
import { answerJson } from './answer.ts'
import { type ApiDependencies, localeOf } from './context.ts'
import { employerDetailsJson, employerListJson } from './employer-json.ts'
import { problem, wrongParameters } from './problem.ts'
import { readLang, readNoParameters } from './query.ts'

export function addEmployerRoutes(api: Hono, deps: ApiDependencies): void {
  api.get('/employers', async c => {
    const { lang, rest, wrong } = readLang(c.req.url)
    const read = readEmployerListParams(rest)
    const { params, problems } = knownStates(read.params)
    for (const { name, value, expected } of [...read.problems, ...problems])
      wrong.push({ name, value, reason: expected })
    if (wrong.length > 0) return wrongParameters(c, wrong)
    const result = await listEmployers(deps.ctxFor(c), params)
    return answerJson(c, employerListJson(deps, result, localeOf(c.req.raw, lang)))
  })

  api.get('/employers/:id', async c => {
    const { lang, wrong } = readNoParameters(c.req.url)
    if (wrong.length > 0) return wrongParameters(c, wrong)
    const id = c.req.param('id')
    if (!/^\d{1,10}$/.test(id)) return problem(c, 404, 'The id of an employer is an integer.')
    const employer = await readEmployer(deps.ctxFor(c), Number(id))
    return answerJson(c, employerDetailsJson(deps, employer, localeOf(c.req.raw, lang)))
  })
}
