import type { ProfileRows } from './profile-rows.ts'

/** What a profile may lack, the most useful first. */
export const profileParts = [
  'profession',
  'place',
  'licences',
  'positions',
  'languages',
  'shifts',
  'workload',
  'start',
  'pay',
] as const
export type ProfilePart = (typeof profileParts)[number]

/** The parts that nothing was said about; matching knows nothing there, so each is told with what it would bring. */
export function missingParts({ seeker, positions, licences }: ProfileRows): ProfilePart[] {
  const isThere: Record<ProfilePart, boolean> = {
    profession: seeker.profession !== null,
    place: seeker.placeId !== null,
    licences: licences.length > 0,
    positions: positions.length > 0 || seeker.experienceYears !== null,
    languages: seeker.languages.length > 0,
    shifts: seeker.shiftModels.length > 0 || seeker.refusals.length > 0,
    workload: seeker.workloadFrom !== null || seeker.employmentTypes.length > 0,
    start: seeker.availability !== null,
    pay: seeker.payWishEurMonth !== null,
  }
  return profileParts.filter(part => !isThere[part])
}
