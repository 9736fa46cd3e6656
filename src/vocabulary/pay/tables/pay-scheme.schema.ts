import { z } from 'zod'

const bothLanguages = z.strictObject({ de: z.string().min(1), en: z.string().min(1) })
/** One text for both languages, or one for each. */
const title = z.union([
  bothLanguages,
  z
    .string()
    .min(1)
    .transform(text => ({ de: text, en: text })),
])
const day = z.iso.date()
const address = z.url({ protocol: /^https?$/ })

// Gross, at most two decimals: a table with a third one was typed wrongly.
const amount = z
  .number()
  .positive()
  .max(1_000_000)
  .refine(value => Math.abs(Math.round(value * 100) - value * 100) < 1e-6, 'has more than two decimals')
const cells = z.array(amount.nullable()).min(1)
const steps = z.array(z.string().min(1)).min(1)

const group = z.strictObject({
  code: z.string().min(1).max(40),
  label: bothLanguages,
  typicalProfessions: z.array(z.string()).default([]),
  aliases: z.array(z.string().min(1)).default([]),
  stepLabels: steps.optional(),
  steps: cells,
  annualSteps: cells.optional(),
  cellStatus: z.array(z.enum(['checked', 'derived', 'printed', 'missing']).nullable()).optional(),
  status: z.string().optional(),
})

/** The same scheme before or after its present table. */
const otherTable = z.strictObject({
  validFrom: day,
  validTo: day.nullable(),
  source: address.optional(),
  what: z.string().optional(),
  /** "same": the bonus of the present table holds here too. */
  annualBonus: z.literal('same').optional(),
  cellStatus: z.string().optional(),
  groups: z.array(
    z.strictObject({
      code: z.string().min(1),
      stepLabels: steps.optional(),
      steps: cells,
      annualSteps: cells.optional(),
    }),
  ),
})

const annualBonus = z.strictObject({
  known: z.boolean(),
  name: z.string().default(''),
  paidIn: z.string().optional(),
  basis: z.string().optional(),
  rates: z
    .array(z.strictObject({ groups: z.array(z.string()), percent: z.number().positive().max(200) }))
    .default([]),
  validFor: z.string().optional(),
  before: z.string().optional(),
  note: z.string().optional(),
  otherParts: z.array(z.strictObject({ part: z.string(), rates: z.string() })).optional(),
})

const years = z.record(z.string(), z.number().int().min(0))

const stepYears = z.strictObject({
  unit: z.enum(['years', 'months']),
  /** "sourced", "by analogy to …" or "not found". */
  basis: z.string().min(1),
  rules: z
    .array(
      z.strictObject({
        groups: z.array(z.string()),
        startStep: z.string(),
        inStep: years.optional(),
        cumulative: years,
      }),
    )
    .default([]),
  hiring: z.string().optional(),
  exceptions: z.string().optional(),
})

const supplement = z
  .strictObject({
    code: z.string().min(1),
    label: bothLanguages,
    amount: z.number().positive().optional(),
    percent: z.number().positive().optional(),
    per: z.enum(['hour', 'month']),
    /** Of one language stands for both. */
    condition: z.union([bothLanguages, z.string().transform(text => ({ de: text, en: text }))]),
  })
  .refine(each => (each.amount === undefined) !== (each.percent === undefined), 'is either amount or percent')

/** A file of `data/pay-tables/`, or one that an operator adds: groups and steps of one scheme with their dates and sources. */
export const paySchemeFile = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{1,60}$/),
  name: bothLanguages,
  country: z.enum(['DE', 'AT', 'CH']),
  region: z.string().nullable().default(null),
  employmentKind: z.enum(['employee', 'apprentice', 'student']).default('employee'),
  employers: bothLanguages,
  currency: z.enum(['EUR', 'CHF']),
  period: z.enum(['hour', 'month', 'year']),
  weeklyHours: z.number().min(30).max(50).nullable(),
  weeklyHoursVariants: z
    .array(z.strictObject({ hours: z.number().min(30).max(60), condition: z.string() }))
    .default([]),
  paymentsPerYear: z.union([z.literal(12), z.literal(13), z.literal(14)]),
  annualBonus,
  validFrom: day.nullable(),
  validTo: day.nullable(),
  superseded: z.union([z.boolean(), z.literal('unknown')]).default(false),
  certainty: z.enum(['high', 'medium', 'low']),
  /** The scheme whose table this one follows. */
  replaces: z.string().optional(),
  /** How ads name it, beside its own name: for schemes that an operator adds. */
  spellings: z.array(z.string().trim().min(3).max(80)).default([]),
  /** Null: each group has its own. */
  stepLabels: steps.nullable().default(null),
  stepNames: z.strictObject({ de: steps, en: steps }).optional(),
  groups: z.array(group).min(1),
  stepYears: stepYears.default({ unit: 'years', basis: 'not found', rules: [] }),
  supplements: z.array(supplement).default([]),
  history: z.array(otherTable).default([]),
  future: z.array(otherTable).default([]),
  sources: z.array(z.strictObject({ url: address, title, what: z.string() })).min(1),
  checks: z
    .array(
      z.strictObject({
        what: z.string().min(1),
        method: z.string().min(1),
        cells: z.number().nullable().optional(),
        off: z.number().nullable().optional(),
        result: z.string(),
      }),
    )
    .default([]),
  notes: z.string().default(''),
})

export type PaySchemeFile = z.infer<typeof paySchemeFile>
