import { z } from 'zod'
import { formatCountry } from '../../../i18n/format.ts'
import { jobValueLabel } from '../../../vocabulary/jobs/job-value-labels.ts'
import type { Context } from '../../caller/context.ts'
import { NotFound } from '../../caller/errors.ts'
import { rowIdSchema } from '../../caller/row-id.schema.ts'
import { listEmployers } from '../../employers/list-employers.ts'
import { type EmployerDetails, readEmployer } from '../../employers/read-employer.ts'
import type { Named } from './steps/job-facts.ts'
import type { Tool } from './tool.ts'

const mostOthers = 5
const mostLines = 20

const input = z
  .strictObject({
    id: rowIdSchema.optional(),
    name: z
      .string()
      .trim()
      .min(2)
      .max(120)
      .optional()
      .describe('Words of the name, when the id is not known'),
  })
  .refine(({ id, name }) => (id === undefined) !== (name === undefined), 'Either id or name')
type Input = z.infer<typeof input>

type Result = {
  id: number
  name: string
  url: string
  type: Named
  ownership: Named | null
  size: Named | null
  city: string | null
  country: string | null
  beds: number | null
  doctors: number | null
  employees: number | null
  foundedYear: number | null
  /** In the employer's words. */
  departments: string[]
  certifications: string[]
  benefits: string[]
  openPositions: number
  /** Employers whose names have the same words. */
  others: { id: number; name: string; city: string | null }[]
  asOf: string
}

export const getEmployerTool: Tool<Input, Result> = {
  name: 'get_employer',
  description:
    'What an employer says about itself, and how many ads it has. Without contact data, which stand on its page.',
  input,
  isReadOnly: true,
  run: async (ctx, { id, name }) => {
    const named = name === undefined ? [] : await employersNamed(ctx, name)
    const chosen = id ?? named[0]?.id
    if (chosen === undefined) throw new NotFound()
    const others = named
      .slice(1)
      .map(({ id: otherId, name: other, city }) => ({ id: otherId, name: other, city }))
    return { ...employerFacts(ctx, await readEmployer(ctx, chosen)), others, asOf: ctx.now().toISOString() }
  },
}

async function employersNamed(ctx: Context, name: string) {
  const { employers } = await listEmployers(ctx, {
    q: name,
    sort: 'open-positions',
    pageSize: mostOthers + 1,
  })
  return employers
}

function employerFacts(
  { links, locale }: Context,
  employer: EmployerDetails,
): Omit<Result, 'others' | 'asOf'> {
  const named = (facet: string, id: string | null) =>
    id === null ? null : { id, label: jobValueLabel(facet, id, locale) }
  const { id, slug, name, type, country } = employer
  return {
    id,
    name,
    url: links.employer(id, slug, locale),
    type: { id: type, label: jobValueLabel('employerType', type, locale) },
    ownership: named('employerType', employer.ownership),
    size: named('employerSize', employer.size),
    city: employer.city,
    country: country && formatCountry(country, locale),
    beds: employer.beds,
    doctors: employer.doctors,
    employees: employer.employees,
    foundedYear: employer.foundedYear,
    departments: employer.departments.slice(0, mostLines),
    certifications: employer.certifications.slice(0, mostLines),
    benefits: employer.benefits.slice(0, mostLines),
    openPositions: employer.openPositions,
  }
}
