import { z } from 'zod'
import { limits } from '../../config/limits.ts'
import { emailSchema } from '../accounts/account.schema.ts'
import { rowIdSchema } from '../caller/row-id.schema.ts'
import { decisionReasons, durationsDays, measures, reportKinds } from './moderation.values.ts'

const text = (most: number, missing: string) =>
  z.string(missing).trim().min(1, missing).max(most, 'moderation.problem.long')

const optional = (most: number) => z.string().trim().max(most, 'moderation.problem.long').optional()

export const reportSchema = z.object({
  kind: z.enum(reportKinds, { error: 'moderation.problem.kind' }),
  text: text(limits.reportTextChars, 'moderation.problem.text'),
  evidence: optional(limits.reportEvidenceChars),
  files: z.array(z.uuid()).max(limits.filesPerUpload, 'support.problem.too-many-files').default([]),
  name: optional(limits.reportNameChars),
  email: z.union([z.literal(''), emailSchema]).optional(),
  /** In good faith, as the law asks. */
  isTrue: z.literal('on', { error: 'moderation.problem.good-faith' }),
  /** Left empty by people, who do not see it. */
  website: z.string().max(0, 'support.problem.website').optional(),
})

export const findTargetSchema = z.object({ address: text(500, 'moderation.problem.address') })

/** What every decision says. */
const said = {
  days: z
    .union([z.literal(''), z.coerce.number().refine(days => durationsDays.some(each => each === days))])
    .optional()
    .transform(days => (typeof days === 'number' ? days : null)),
  reason: z.enum(decisionReasons, { error: 'moderation.problem.reason' }),
  facts: text(limits.decisionFactsChars, 'moderation.problem.facts'),
}

export const ownMeasureSchema = z.object(said)

export const decisionSchema = z.object({
  caseId: rowIdSchema,
  version: z.coerce.number().int().positive(),
  measure: z.enum(measures, { error: 'moderation.problem.measure' }),
  ...said,
  isAutomated: z.literal('on').optional(),
  isUnfounded: z.literal('on').optional(),
})

export const liftSchema = z.object({
  decisionId: rowIdSchema,
  reason: text(limits.decisionFactsChars, 'moderation.problem.facts'),
})

export const complaintSchema = z.object({ text: text(limits.reportTextChars, 'moderation.problem.text') })

export const complaintAnswerSchema = z.object({
  complaintId: rowIdSchema,
  outcome: z.enum(['upheld', 'reversed'], { error: 'moderation.problem.outcome' }),
  answer: text(limits.decisionFactsChars, 'moderation.problem.facts'),
})
