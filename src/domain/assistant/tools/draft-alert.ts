import { z } from 'zod'
import { limits } from '../../../config/limits.ts'
import { translator } from '../../../i18n/translate.ts'
import { jobValueLabel } from '../../../vocabulary/jobs/job-value-labels.ts'
import { type AlertFrequency, alertFrequencies } from '../../alerts/alert.values.ts'
import { previewAlert } from '../../alerts/preview-alert.ts'
import type { Context } from '../../caller/context.ts'
import { nameEmployers } from '../../employers/name-employers.ts'
import { activeFilters } from '../../job-search/active-filters.ts'
import type { JobSearchParams } from '../../job-search/job.schema.ts'
import { requireDrafter } from '../assistant.policy.ts'
import {
  filtersOfParams,
  paramsOfFilters,
  type SearchFilters,
  searchFilters,
} from './search-filters.schema.ts'
import type { Tool } from './tool.ts'

const input = z.strictObject({
  filters: searchFilters,
  frequency: z.enum(alertFrequencies).default('daily'),
})
type Input = z.infer<typeof input>

type Result = {
  /** False for a search that asks for nothing, or for an unknown place: no alert can be made of it. */
  isPossible: boolean
  name: string
  frequency: AlertFrequency
  filters: SearchFilters
  /** The same as the form of an alert takes it. */
  criteria: string
  /** The form of the alert, filled in: there the person confirms it. */
  url: string | null
  /** Ads that it would have found today. */
  total: number
  asOf: string
}

export const draftAlertTool: Tool<Input, Result> = {
  name: 'draft_alert',
  description:
    'Prepares a job alert of a search: name, filters, frequency. Nothing is saved; the person confirms it on the site.',
  input,
  isReadOnly: false,
  run: async (ctx, { filters, frequency }) => {
    requireDrafter(ctx.actor)
    const preview = await previewAlert(ctx, paramsOfFilters(filters).params)
    const { isPossible, params, criteria, total } = preview
    return {
      isPossible,
      name: await nameOf(ctx, params),
      frequency,
      filters: filtersOfParams(params),
      criteria: isPossible ? criteria : '',
      url: isPossible ? ctx.links.newAlert(criteria, ctx.locale) : null,
      total,
      asOf: ctx.now().toISOString(),
    }
  },
}

/** What it asks for, in words, as the form of an alert proposes it. */
async function nameOf(ctx: Context, params: JobSearchParams): Promise<string> {
  const { locale } = ctx
  const employers = await nameEmployers(ctx, params.employer)
  const filters = activeFilters(params).map(({ name, value }) =>
    name === 'employer' ? (employers.get(Number(value)) ?? value) : jobValueLabel(name, value, locale),
  )
  const { q, place, radius: km } = params
  const around = place && km ? translator(locale)('alert.criteria.around', { place, km }) : place
  return [q, ...filters, around]
    .filter(part => part !== '')
    .join(', ')
    .slice(0, limits.alertNameChars)
}
