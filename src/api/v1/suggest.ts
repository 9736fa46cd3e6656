import type { Hono } from 'hono'
import { z } from 'zod'
import { limits } from '../../config/limits.ts'
import { readAddressParams } from '../../domain/caller/address-params.schema.ts'
import { suggest } from '../../domain/employers/suggest.ts'
import { answerJson } from './answer.ts'
import type { ApiSuggestions } from './api.schema.ts'
import { type ApiDependencies, localeOf } from './context.ts'
import { wrongParameters } from './problem.ts'
import { readLang } from './query.ts'

export const suggestShape = {
  q: z.string().trim().min(limits.suggestMinChars).max(limits.searchTextChars),
  kind: z.enum(['what', 'where']),
}
type SuggestParams = { q: string; kind: 'what' | 'where' }

export function addSuggestRoute(api: Hono, deps: ApiDependencies): void {
  api.get('/suggest', async c => {
    const { lang, rest, wrong } = readLang(c.req.url)
    const defaults: SuggestParams = { q: '', kind: 'what' }
    const { params, problems } = readAddressParams(suggestShape, defaults, rest)
    for (const { name, value, expected } of problems) wrong.push({ name, value, reason: expected })
    if (params.q === '' && !wrong.some(({ name }) => name === 'q'))
      wrong.push({ name: 'q', value: '', reason: `at least ${limits.suggestMinChars} characters` })
    if (wrong.length > 0) return wrongParameters(c, wrong)
    const locale = localeOf(c.req.raw, lang)
    const body: ApiSuggestions = { suggestions: await suggest({ ...deps.ctxFor(c), locale }, params) }
    return answerJson(c, body)
  })
}
