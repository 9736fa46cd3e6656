import { z } from 'zod'
import { limits } from '../../config/limits.ts'
import { rowIdSchema } from '../caller/row-id.schema.ts'
import { chosenFields, declineReasons, searchFrequencies, visibilities } from './talent-pool.values.ts'

const emptyAsMissing = (value: unknown) => (value === '' ? undefined : value)

export const visibilitySchema = z.object({
  visibility: z.enum(visibilities, { error: 'onboarding.visibility-missing' }),
})

export const exclusionSchema = z.object({
  name: z
    .string({ error: 'talent.problem.exclusion-name' })
    .trim()
    .min(1)
    .max(200, 'talent.problem.too-long'),
})

export const questionSchema = z.object({
  jobId: rowIdSchema,
  message: z
    .string({ error: 'talent.problem.message' })
    .trim()
    .min(1, 'talent.problem.message')
    .max(limits.talentMessageChars, 'talent.problem.too-long'),
})

export const acceptSchema = z.object({
  // A phone number is revealed by giving one.
  reveal: z
    .array(z.enum(chosenFields).exclude(['phone']))
    .max(chosenFields.length)
    .default([]),
  phone: z.preprocess(emptyAsMissing, z.string().trim().max(40, 'talent.problem.too-long').optional()),
})

export const declineSchema = z.object({
  reason: z.preprocess(emptyAsMissing, z.enum(declineReasons).optional()),
})

export const savedSearchSchema = z.object({
  name: z
    .string({ error: 'talent.problem.search-name' })
    .trim()
    .min(1, 'talent.problem.search-name')
    .max(120, 'talent.problem.too-long'),
  frequency: z.enum(searchFrequencies),
})
