import { z } from 'zod'
import { type AdTab, adTabs } from '../../jobs/job.status.ts'
import { jobSources, ownJobSorts } from './own-job-list.values.ts'

// The cast: the keys are those of the table.
const tabNames = Object.keys(adTabs) as [AdTab, ...AdTab[]]
const name = z.string().trim().min(1).max(200).nullable().catch(null)

/** Filter of an employer's job list; invalid URL values are ignored. */
export const ownJobFilterSchema = z.object({
  tab: z.enum(tabNames).catch('public'),
  words: z.string().trim().max(100).catch(''),
  place: name.default(null),
  department: name.default(null),
  source: z.enum(jobSources).nullable().catch(null).default(null),
  /** Only jobs whose closing date is within `limits.endingSoonDays`. */
  isEnding: z.boolean().catch(false).default(false),
})
export type OwnJobFilter = z.output<typeof ownJobFilterSchema>

export const ownJobOrderSchema = z.object({
  sort: z.enum(ownJobSorts).catch('waiting'),
  order: z.enum(['asc', 'desc']).nullable().catch(null),
  page: z.coerce.number().int().positive().max(100_000).catch(1),
})
