import { z } from 'zod'
import { requireAlertOwner } from '../../alerts/alert.policy.ts'
import type { AlertStatus } from '../../alerts/alert.status.ts'
import type { AlertFrequency } from '../../alerts/alert.values.ts'
import { listAlerts } from '../../alerts/read-own-alerts.ts'
import { filtersOfParams, type SearchFilters } from './search-filters.schema.ts'
import type { Tool } from './tool.ts'

const input = z.strictObject({})
type Input = z.infer<typeof input>

type Result = {
  /** Latest first; a person has at most 20. */
  alerts: {
    id: string
    url: string
    name: string
    frequency: AlertFrequency
    status: AlertStatus
    filters: SearchFilters
    /** Ads of the last 90 days, and those of them that were not looked at. */
    found: number
    unread: number
  }[]
  asOf: string
}

export const myAlertsTool: Tool<Input, Result> = {
  name: 'my_alerts',
  description: 'The job alerts of the signed-in job seeker and what they found.',
  input,
  isReadOnly: true,
  run: async ctx => {
    requireAlertOwner(ctx.actor)
    const alerts = await listAlerts(ctx)
    return {
      alerts: alerts.map(({ id, name, frequency, status, params, found, unread }) => ({
        id,
        url: ctx.links.ownAlert(id, ctx.locale),
        name,
        frequency,
        status,
        filters: filtersOfParams(params),
        found,
        unread,
      })),
      asOf: ctx.now().toISOString(),
    }
  },
}
