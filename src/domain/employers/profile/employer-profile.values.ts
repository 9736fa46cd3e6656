import type { EmployerType } from '../../../vocabulary/jobs/job.values.ts'

/** Profile flavours, which decide what the form asks. Browser-safe. */
export const profileTypes = ['hospital', 'practice', 'company'] as const
export type ProfileType = (typeof profileTypes)[number]

/** Employer types per profile; the first is the default. */
export const typesOfProfile: Record<ProfileType, readonly [EmployerType, ...EmployerType[]]> = {
  hospital: ['hospital', 'care-facility', 'public-health'],
  practice: ['private-practice', 'medical-center'],
  company: ['company'],
}

/** Fields asked only of some; all others are asked of everyone. */
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

export function profileTypeOf(type: EmployerType): ProfileType {
  return profileTypes.find(profile => typesOfProfile[profile].includes(type)) ?? 'company'
}
