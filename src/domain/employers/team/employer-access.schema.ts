import { z } from 'zod'
import { jobValues } from '../../../vocabulary/jobs/job.values.ts'
import { nameSchemaOr } from '../../accounts/account.schema.ts'
import { employerOwnerships, employerTypes } from '../employer.schema.ts'

const emptyAsMissing = (value: unknown) => (value === '' ? undefined : value)
const optionalText = (chars: number) =>
  z.preprocess(emptyAsMissing, z.string().trim().max(chars, 'onboarding.text-too-long').optional())

/** The minimum for a new employer; everything else belongs to its profile. */
export const newEmployerSchema = z.object({
  name: nameSchemaOr('onboarding.name-missing'),
  type: z.enum(employerTypes, { error: 'onboarding.type-missing' }),
  ownership: z.preprocess(emptyAsMissing, z.enum(employerOwnerships).optional()),
  size: z.preprocess(emptyAsMissing, z.enum(jobValues.employerSize).optional()),
  place: optionalText(100),
  website: z.preprocess(
    emptyAsMissing,
    z
      .string()
      .trim()
      .max(300, 'onboarding.text-too-long')
      .transform(text => (/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`))
      .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'onboarding.website-wrong' }))
      .optional(),
  ),
  phone: optionalText(40),
})
export type NewEmployer = z.infer<typeof newEmployerSchema>

/** How a person is related to an employer, in the specification's order. */
export const mappingTypes = ['direct', 'email', 'manual', 'domain'] as const
export type MappingType = (typeof mappingTypes)[number]

export type EmployerMapping = {
  employerId: number
  employerName: string
  mappingType: MappingType
  /** 100 direct, 95 e-mail, 90 manual, 70 domain. */
  confidence: number
  /** A domain match only suggests: access is granted by an owner or an administrator. */
  hasAccess: boolean
  request: 'none' | 'requested' | 'refused' | 'again'
}
