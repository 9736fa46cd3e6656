import type { Hono } from 'hono'
import { z } from 'zod'
import { readAddressParams } from '../../../domain/caller/address-params.schema.ts'
import { readPayFigures } from '../../../domain/pay/read-pay-figures.ts'
import { answerJson } from '../answer.ts'
import type { ApiDependencies } from '../context.ts'
import { wrongParameters } from '../problem.ts'
import { readLang } from '../query.ts'
import type { ApiPayFigures } from './pay.schema.ts'

export const payShape = {
  profession: z
    .string()
    .regex(/^[a-z0-9]+(_[a-z0-9]+)*$/, 'Expected an id such as "pflegefachmann"')
    .max(80),
}

export function addPayRoute(api: Hono, deps: ApiDependencies): void {
  api.get('/pay', async c => {
    const { rest, wrong } = readLang(c.req.url)
    const { params, problems } = readAddressParams(payShape, { profession: '' }, rest)
    for (const { name, value, expected } of problems) wrong.push({ name, value, reason: expected })
    if (params.profession === '' && !wrong.some(({ name }) => name === 'profession'))
      wrong.push({ name: 'profession', value: '', reason: 'the id of a profession' })
    if (wrong.length > 0) return wrongParameters(c, wrong)
    const figures = await readPayFigures(deps.ctxFor(c), params.profession)
    const body: ApiPayFigures = {
      profession: params.profession,
      figures: figures.map(({ profession: _, keptAt, ...figure }) => ({
        ...figure,
        asOf: keptAt.toISOString(),
      })),
    }
    return answerJson(c, body)
  })
}
