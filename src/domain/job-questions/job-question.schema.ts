import { z } from 'zod'
import { rowIdSchema } from '../caller/row-id.schema.ts'
import {
  answerChoices,
  answerNumbers,
  answerPayPeriods,
  askedFacts,
  type ChosenAnswer,
  type ChosenFact,
  type NumberFact,
} from '../jobs/asked-fact.values.ts'

const given = (value: unknown) => (typeof value === 'string' ? value.trim() : value)
/** German and English ways of writing an amount; null for none. */
const amount = (most: number) =>
  z.preprocess(value => {
    const text = given(value)
    if (text === undefined || text === '') return null
    return typeof text === 'string' ? numberIn(text) : text
  }, z
    .number({ error: 'question.problem.amount' })
    .min(1, 'question.problem.amount')
    .max(most, 'question.problem.amount')
    .nullable())

const jobId = rowIdSchema
export const askSchema = z.object({ fact: z.enum(askedFacts, { error: 'error.invalid' }) })

export const refuseSchema = z.object({ jobId, fact: z.enum(askedFacts, { error: 'error.invalid' }) })

// The cast: these are its own keys.
const chosenFacts = Object.keys(answerChoices) as ChosenFact[]

/** One press: the fact and one of its values. */
export const chooseSchema = z
  .object({
    jobId,
    fact: z.enum(chosenFacts, { error: 'error.invalid' }),
    value: z.enum(Object.values(answerChoices).flat(), { error: 'error.invalid' }),
  })
  .refine(({ fact, value }) => (answerChoices[fact] as readonly string[]).includes(value), {
    path: ['value'],
    message: 'error.invalid',
  })
  // The cast: the value has just been found among those of the fact.
  .transform(({ jobId, fact, value }) => ({ jobId, answer: { fact, value } as ChosenAnswer }))

export const payAnswerSchema = z
  .object({
    jobId,
    min: amount(2_000_000),
    max: amount(2_000_000),
    period: z.enum(answerPayPeriods, { error: 'error.invalid' }),
  })
  .refine(({ min, max }) => min !== null || max !== null, {
    path: ['min'],
    message: 'question.problem.amount-missing',
  })
  .refine(isInOrder, { path: ['max'], message: 'question.problem.range' })

export const workloadAnswerSchema = z
  .object({ jobId, min: amount(100), max: amount(100) })
  .refine(({ min, max }) => min !== null || max !== null, {
    path: ['min'],
    message: 'question.problem.amount-missing',
  })
  .refine(isInOrder, { path: ['max'], message: 'question.problem.range' })

export const startAnswerSchema = z.object({
  jobId,
  day: z.preprocess(
    value => (given(value) === '' ? undefined : given(value)),
    z.iso.date({ error: 'question.problem.day' }),
  ),
})

// The cast: these are its own keys.
const numberFacts = Object.keys(answerNumbers) as NumberFact[]

export const numberAnswerSchema = z
  .object({
    jobId,
    fact: z.enum(numberFacts, { error: 'error.invalid' }),
    number: amount(2_000_000),
  })
  .transform(({ jobId, fact, number }, context) => {
    const { least, most } = answerNumbers[fact]
    if (number !== null && number >= least && number <= most) return { jobId, fact, number }
    const message = number === null ? 'question.problem.amount' : 'question.problem.outside'
    context.addIssue({ code: 'custom', path: ['number'], message })
    return z.NEVER
  })

function isInOrder({ min, max }: { min: number | null; max: number | null }): boolean {
  return min === null || max === null || min <= max
}

/** "3.800", "3,800" and "3800" are the same amount, "18,50" and "18.50" have cents. */
function numberIn(text: string): number | string {
  const plain = text.replaceAll(/[\s€%]|EUR|CHF/g, '').replaceAll(/[.,'’](?=\d{3}(?:\D|$))/g, '')
  const number = Number(plain.replace(',', '.'))
  return plain === '' || Number.isNaN(number) ? text : number
}
