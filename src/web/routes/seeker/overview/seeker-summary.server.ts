import type { Context } from '../../../../domain/caller/context.ts'
import { jobSearchQuery } from '../../../../domain/job-search/job.schema.ts'
import { profileSearch } from '../../../../domain/job-seekers/profile-search.ts'
import { readOwnSeeker } from '../../../../domain/job-seekers/save-seeker-step.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { textsOf } from '../../../texts.ts'

/** The profile as labelled texts, and as the query of a job search. Facts the person has not given are left out. */
export async function loadSeekerSummary(ctx: Context, isOnboarded: boolean) {
  const seeker = await readOwnSeeker(ctx)
  const name = (facet: string, value: string | null | undefined) =>
    value ? jobValueLabel(facet, value, ctx.locale) : null
  const names = (facet: string, values: readonly string[] = []) =>
    values.map(value => name(facet, value) ?? value).join(', ') || null
  const place = seeker?.placeText ?? null
  const { availability = null, availableFrom = null } = seeker ?? {}
  const t = textsOf(ctx.locale)
  const from = availableFrom && formatDate(new Date(availableFrom), ctx.locale)
  const facts: [string, string | null][] = [
    ['onboarding.seeker.profession', name('profession', seeker?.profession)],
    ['onboarding.seeker.specialty', name('specialty', seeker?.specialty)],
    ['dashboard.seeker.place', place && seeker?.radiusKm ? `${place}, ${seeker.radiusKm} km` : place],
    ['onboarding.seeker.employment', names('employmentType', seeker?.employmentTypes)],
    ['onboarding.seeker.shifts', names('shift', seeker?.shiftModels)],
    [
      'onboarding.seeker.availability',
      from ?? (availability && t(`onboarding.seeker.available.${availability}`)),
    ],
    ['onboarding.seeker.qualifications-field', seeker?.qualifications.join(', ') || null],
  ]
  const query = jobSearchQuery(profileSearch(seeker))
  return {
    isOnboarded,
    facts: facts.flatMap(([key, value]) => (value === null ? [] : [{ label: t(key), value }])),
    query,
  }
}
