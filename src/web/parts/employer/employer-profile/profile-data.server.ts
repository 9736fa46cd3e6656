import type { Context } from '../../../../domain/caller/context.ts'
import { employerOwnerships, employerTypes } from '../../../../domain/employers/employer.schema.ts'
import type { OwnProfile } from '../../../../domain/employers/profile/read-employer-profile.ts'
import { jobValues } from '../../../../vocabulary/jobs/job.values.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'

export type ProfileFormData = ReturnType<typeof profileFormData>

export function profileFormData(
  { locale }: Context,
  { fields, canChange }: Pick<OwnProfile, 'fields' | 'canChange'>,
) {
  const labels = (values: readonly string[], name = 'employerType') =>
    values.map(value => ({ value, label: jobValueLabel(name, value, locale) }))
  return {
    fields,
    canChange,
    types: Object.fromEntries(
      employerTypes.map(type => [type, jobValueLabel('employerType', type, locale)]),
    ) as Record<(typeof employerTypes)[number], string>,
    ownerships: labels(employerOwnerships),
    sizes: labels(jobValues.employerSize, 'employerSize'),
  }
}

export function emptyProfile(name: string): Pick<OwnProfile, 'fields' | 'canChange'> {
  return {
    canChange: true,
    fields: {
      version: '',
      profileType: 'hospital',
      name,
      type: '',
      ownership: '',
      size: '',
      ownerName: '',
      departments: '',
      certifications: '',
      benefits: '',
      beds: '',
      doctors: '',
      employees: '',
      contactPerson: '',
      phone: '',
      email: '',
      website: '',
      description: '',
      places: [{ label: '', street: '', place: '' }],
    },
  }
}
