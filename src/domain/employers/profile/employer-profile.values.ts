import type { EmployerType } from '../../../vocabulary/jobs/job.values.ts'

/** As what an employer presents itself; the form asks accordingly. Safe for the browser. */
export const profileTypes = ['hospital', 'practice', 'company'] as const
export type ProfileType = (typeof profileTypes)[number]

/** The types of employers that present themselves so; the first is meant when none of them is chosen. */
export const typesOfProfile: Record<ProfileType, readonly [EmployerType, ...EmployerType[]]> = {
  hospital: ['hospital', 'care-facility', 'public-health'],
  practice: ['private-practice', 'medical-center'],
  company: ['company'],
}

/** What only some are asked; everything else is asked of all. */
export const profileTypesOfField = {
  ownership: ['hospital'],
  size: ['hospital', 'company'],
  departments: ['hospital', 'practice'],
  beds: ['hospital'],
  doctors: ['hospital', 'practice'],
} as const satisfies Record<string, readonly ProfileType[]>
export type FieldOfSome = keyof typeof profileTypesOfField

export function isAsked(field: FieldOfSome, profileType: ProfileType): boolean {
  return (profileTypesOfField[field] as readonly ProfileType[]).includes(profileType)
}

/** What presents itself as such when nobody has said so yet. */
export function profileTypeOf(type: EmployerType): ProfileType {
  return profileTypes.find(profile => typesOfProfile[profile].includes(type)) ?? 'company'
}
