import type { ExchangedProfile, ExchangeProblem } from '../../../cv-format/exchange/exchanged-profile.ts'
import type { Exchange } from '../../../cv-format/exchange/read-exchange.ts'
import { ApartProblem } from '../../../platform/files/read-apart.ts'
import { readExchangeApart } from '../../../platform/files/read-exchange-apart.ts'
import type { Context } from '../../caller/context.ts'
import { askerOf } from '../../files/asker-of.ts'
import { unreadInWords } from '../../files/steps/unread-in-words.ts'
import { requireJobSeeker } from '../job-seeker.policy.ts'
import { spokenLanguages } from '../job-seeker.values.ts'
import { licenceOfText } from './licence-of-text.ts'
import { findProfile } from './profile.queries.ts'
import { type ProfileParts, profilePartsSchema } from './profile.schema.ts'
import type { ProfileRows } from './profile-rows.ts'
import { isSameEducation, isSameLicence, isSamePosition } from './same-entry.ts'

/** One thing that may be taken, and whether the profile has it already. */
export type FoundItem = { parts: ProfileParts; isThere: boolean }
type FoundProfile = { items: FoundItem[]; problem: null } | { items: null; problem: Problem }
/** `too-demanding` is what took more time or memory than any honest document. */
type Problem = ExchangeProblem | 'too-demanding'

/**
 * What a JSON Resume or a Europass document would add to the caller's profile, one by one; nothing is saved. Languages that the profile has
 * no word for are left out.
 * @throws {TooMany} when too many documents wait to be read; {Unavailable} when none can be read now
 */
export async function readExchanged(ctx: Context, { bytes }: { bytes: Uint8Array }): Promise<FoundProfile> {
  const { userId } = requireJobSeeker(ctx.actor)
  const { profile, problem } = await readForeign(ctx, bytes)
  if (problem !== null) return { items: null, problem }
  const before = await findProfile(ctx.db, userId)
  const items = rawParts(profile).flatMap(raw => {
    const parts = profilePartsSchema.safeParse(raw)
    return parts.success ? [{ parts: parts.data, isThere: isThere(before, parts.data) }] : []
  })
  return items.length > 0 ? { items, problem: null } : { items: null, problem: 'nothing-found' }
}

async function readForeign(
  ctx: Context,
  bytes: Uint8Array,
): Promise<Exchange | { profile: null; problem: 'too-demanding' }> {
  try {
    return await readExchangeApart({ who: askerOf(ctx) }, bytes)
  } catch (error) {
    const unread = unreadInWords(ctx, error)
    if (unread) throw unread
    if (error instanceof ApartProblem) return { profile: null, problem: 'too-demanding' }
    throw error
  }
}

/** A part for each thing, in the order of the profile. */
function rawParts(profile: ExchangedProfile): object[] {
  const { positions, educations, certificates, languages, skills, drivingLicences } = profile
  const known = languages.filter(({ language }) => spokenLanguages.some(each => each === language))
  return [
    ...positions.map(({ from, to, ...position }) => ({
      positions: [{ ...position, fromMonth: from, toMonth: inOrder(from, to) }],
    })),
    ...educations.map(({ from, to, ...education }) => ({
      educations: [{ ...education, fromMonth: from, toMonth: inOrder(from, to) }],
    })),
    ...certificates.map(({ name, at }) => {
      const licence = licenceOfText(name)
      return licence
        ? { licences: [{ ...licence, obtainedOn: at }] }
        : { qualifications: [name.slice(0, 120)] }
    }),
    // Who names no level gets the one in the middle, which the review shows.
    ...known.map(({ language, level }) => ({ languages: [{ language, level: level ?? 'B1' }] })),
    ...(drivingLicences.length > 0 ? [{ drivingLicences }] : []),
    ...skills.map(skill => ({ qualifications: [skill.slice(0, 120)] })),
  ]
}

/** Documents have ends before their beginnings, by a slip; then only the beginning is believed. */
function inOrder(from: string | null, to: string | null): string | null {
  return from !== null && to !== null && to.slice(0, from.length) < from.slice(0, to.length) ? null : to
}

function isThere({ seeker, positions, educations, licences }: ProfileRows, parts: ProfileParts): boolean {
  const [position, education, licence] = [parts.positions?.[0], parts.educations?.[0], parts.licences?.[0]]
  if (position) return positions.some(each => isSamePosition(each, position))
  if (education) return educations.some(each => isSameEducation(each, education))
  if (licence) return licences.some(each => isSameLicence(each, licence))
  const language = parts.languages?.[0]
  if (language)
    return seeker.languages.some(each => each.language === language.language && each.level === language.level)
  if (parts.drivingLicences)
    return parts.drivingLicences.every(each => seeker.drivingLicences?.includes(each) ?? false)
  return (parts.qualifications ?? []).every(each => seeker.qualifications.includes(each))
}
