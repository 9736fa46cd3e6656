import { defaultRadiusKm } from '../../../vocabulary/jobs/job.values.ts'
import { placeById } from '../../../vocabulary/places/places.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { employerDomain } from '../../employers/steps/employer-domain.ts'
import { loadMatchProfiles } from '../../job-seekers/steps/load-match-profiles.ts'
import type { MatchProfile } from '../../matching/match-profile.ts'
import {
  type DerivedProfile,
  listStaleProfiles,
  type OwnExclusion,
  replaceFollowingExclusions,
  type StaleProfile,
  saveDerivedProfile,
} from '../derived-profile.queries.ts'
import { groupsOfDomain, nameKeysOf } from '../employer-names.ts'
import { nearestShownTown } from './nearest-shown-town.ts'

const profilesAtOnce = 200
/** A town that is farther away says less than the state. */
const farthestShownKm = 40
const radiusStepKm = 5

/**
 * Writes what the pool shows of profiles that have changed, and from whom they hide because of them. Until then they are not shown. The
 * caller has asked its policy.
 * @returns how many
 */
export async function deriveProfiles(ctx: Context, of: { userId?: string } = {}): Promise<number> {
  let derived = 0
  for (;;) {
    const stale = await listStaleProfiles(ctx.db, { ...of, limit: profilesAtOnce })
    const profiles = await loadMatchProfiles(
      ctx,
      stale.map(({ userId }) => userId),
    )
    for (const row of stale) {
      const profile = profiles.get(row.userId)
      if (!profile) continue
      await inTransaction(ctx, async inside => {
        await replaceFollowingExclusions(inside.db, row.userId, exclusionsOf(row))
        await saveDerivedProfile(inside.db, derivedOf(row, profile))
      })
    }
    derived += stale.length
    if (stale.length < profilesAtOnce) return derived
  }
}

function derivedOf(row: StaleProfile, profile: MatchProfile): DerivedProfile {
  const { userId, changes, availability, availableFrom, noticeWeeks, placeId } = row
  const place = placeId === null ? null : placeById(placeId)
  const shown = placeId === null ? null : nearestShownTown(placeId)
  return {
    userId,
    changes,
    professions: profile.professions,
    specialties: profile.specialties,
    placeId: shown && shown.km <= farthestShownKm ? shown.town.id : null,
    stateCode: place?.stateCode ?? null,
    country: place?.country ?? null,
    circles: circlesOf(row),
    experienceYears: profile.experienceYears,
    workload: profile.workloadPercent,
    employmentTypes: profile.employmentTypes,
    shifts: profile.shifts,
    refusals: profile.refusals,
    licenceKinds: [
      ...new Set(profile.licences.filter(({ state }) => state !== 'in-training').map(({ kind }) => kind)),
    ],
    languages: profile.languages.map(({ language, level }) => `${language}:${level}`),
    availability,
    availableFrom: availability === 'date' ? availableFrom : null,
    noticeWeeks: availability === 'notice' ? noticeWeeks : null,
  }
}

/**
 * Around the nearest town that is large enough to be shown, and wider by the way to it: whoever tries one address after the other finds
 * out that town and not where somebody lives.
 */
function circlesOf({ placeId, radiusKm, furtherPlaces }: StaleProfile): DerivedProfile['circles'] {
  // The cast: only the profile's use cases write this column.
  const further = furtherPlaces as { placeId: number; radiusKm: number | null }[]
  const wished = [...(placeId === null ? [] : [{ placeId, radiusKm }]), ...further]
  return wished.flatMap(wish => {
    const shown = nearestShownTown(wish.placeId)
    if (!shown) return []
    const { latDegrees, lonDegrees } = shown.town
    const km = (wish.radiusKm ?? defaultRadiusKm) + shown.km
    return [{ latDegrees, lonDegrees, radiusKm: Math.ceil(km / radiusStepKm) * radiusStepKm }]
  })
}

/** The present employer is known from the profile, and from an address that is not a mail customer's. */
function exclusionsOf({ email, presentEmployers }: StaleProfile): OwnExclusion[] {
  const domain = employerDomain(email.split('@').at(-1) ?? '')
  const byName = presentEmployers.flatMap((label): OwnExclusion[] => {
    const keys = nameKeysOf(label)
    return keys.whole === null ? [] : [{ source: 'position', label, keys, domain: null }]
  })
  if (domain === null) return byName
  const groups = groupsOfDomain(domain)
  const keys = { whole: null, parts: groups, groups }
  return [...byName, { source: 'email', label: domain, keys, domain }]
}
