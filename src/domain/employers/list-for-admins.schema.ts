import { z } from 'zod'
import { limits } from '../../config/limits.ts'
import { rowIdSchema } from '../row-id.schema.ts'

/** Whether somebody acts for an employer, asks to, or nobody does either. */
export const employerLinks = ['linked', 'requested', 'none'] as const
export type EmployerLink = (typeof employerLinks)[number]

export const employerHirings = ['hiring', 'idle'] as const

/** How administrators narrow down the list of employers; what does not fit counts as not asked. */
export const adminEmployerFilterSchema = z.object({
  q: z.string().trim().max(limits.searchTextChars).catch(''),
  hiring: z.enum(employerHirings).nullable().catch(null),
  link: z.enum(employerLinks).nullable().catch(null),
  page: rowIdSchema.catch(1),
})
export type AdminEmployerFilter = z.output<typeof adminEmployerFilterSchema>
