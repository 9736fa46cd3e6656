import { z } from '@hono/zod-openapi'
import type { Hono } from 'hono'
import { berlinDay } from '../../../basics/berlin.ts'
import { readAddressParams } from '../../../domain/caller/address-params.schema.ts'
import { matchSentence } from '../../../domain/matching/describe-match.ts'
import type { JudgedCriterion, JudgedGate } from '../../../domain/matching/explain.ts'
import {
  type Recommendations,
  readRecommendations,
} from '../../../domain/recommendations/read-recommendations.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { type ApiDependencies, localeOf } from '../context.ts'
import { jobJson } from '../job-json.ts'
import { json, problems, type Registry } from '../openapi-parts.ts'
import { personalAnswer } from '../personal-answer.ts'
import { wrongParameters } from '../problem.ts'
import { readLang } from '../query.ts'
import { type OwnRecommendationsJson, ownRecommendationsSchema } from './own-recommendations.schema.ts'

const usual = 6
const most = 30
const shape = {
  limit: z
    .string()
    .regex(/^\d{1,2}$/, 'Expected a whole number')
    .transform(Number)
    .pipe(z.number().min(1).max(most)),
}

/** For the page of the person who is signed in, and nobody else. */
export function addOwnRecommendations(api: Hono, deps: ApiDependencies): void {
  const answering = personalAnswer(deps)
  api.get(
    '/me/recommendations',
    answering(async (ctx, c) => {
      const { lang, rest, wrong } = readLang(c.req.url)
      const { params, problems: refused } = readAddressParams(shape, { limit: usual }, rest)
      for (const { name, value, expected } of refused) wrong.push({ name, value, reason: expected })
      if (wrong.length > 0) return wrongParameters(c, wrong)
      const locale = localeOf(c.req.raw, lang)
      return c.json(
        recommendationsJson(
          await readRecommendations(ctx, params),
          { jobUrl: deps.jobUrl, on: berlinDay(ctx.now()) },
          locale,
        ),
      )
    }),
  )
}

function recommendationsJson(
  read: Recommendations,
  base: Pick<ApiDependencies, 'jobUrl'> & { on: string },
  locale: Locale,
): OwnRecommendationsJson {
  const { state } = read
  if (state === 'opted-out') return { state, recommendations: [], missing: [] }
  if (state === 'empty') return { state, recommendations: [], missing: read.gaps }
  return {
    state,
    recommendations: read.jobs.map(({ job, match }) => ({
      job: jobJson(base, job, locale),
      sentence: matchSentence(locale, match),
      criteria: match.criteria.map(judgedJson),
      gates: match.gates.map(judgedJson),
    })),
    missing: [],
  }
}

function judgedJson({ key, state, note, wanted, stated, isComputed, field }: JudgedCriterion | JudgedGate) {
  return { key, state, note, wanted: [...wanted], stated: [...stated], computed: isComputed, field }
}

/** Documented as what it is: a call of the site's own pages. */
export function addOwnRecommendationsPath(registry: Registry, security: Record<string, string[]>[]): void {
  registry.registerPath({
    method: 'get',
    path: '/me/recommendations',
    summary: 'Your recommendations, for the page of the person who is signed in; not part of the public API',
    tags: ['Own pages'],
    security,
    request: {
      query: z.object({
        limit: z
          .int()
          .min(1)
          .max(most)
          .optional()
          .openapi({ description: `1 to ${most}; ${usual} when absent.` }),
        lang: z.enum(['de', 'en']).optional(),
      }),
    },
    responses: { 200: json(ownRecommendationsSchema, 'Found'), ...problems([400, 401, 403, 429]) },
  })
}
