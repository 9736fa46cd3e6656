import { dayMinutes } from '../../basics/time.ts'
import { isUuid } from '../../basics/uuid.ts'
import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { loadJobDocuments } from '../job-search/steps/match-searches.ts'
import { loadMatchProfiles } from '../job-seekers/steps/load-match-profiles.ts'
import { explain } from '../matching/explain.ts'
import { limitTries } from '../throttle/steps/limit-tries.ts'
import { findLastContact, listJobsToAsk } from './contact-request.queries.ts'
import type { ContactState } from './contact-request.status.ts'
import { type TalentReason, toldReasons } from './find-people.ts'
import type { JobToAsk } from './pool-rows.ts'
import { type FoundPerson, findPerson } from './pool-search.queries.ts'
import { fieldsShownBy, type PublicProfile, toPublicProfile } from './public-profile.ts'
import { againFrom } from './steps/again-from.ts'
import { type ContactQuota, readContactQuota } from './steps/contact-quota.ts'
import { noteViews } from './steps/note-views.ts'
import { callersKeys } from './steps/searcher-keys.ts'
import { requireEmployersPerson, requirePreviewer } from './talent-pool.policy.ts'

/**
 * One anonymous profile, for everyone.
 * @throws {NotFound} for a profile that is off, paused or hidden from the caller, an unknown and a malformed id alike
 */
export async function previewPerson(
  ctx: Context,
  { publicId }: { publicId: string },
): Promise<PublicProfile> {
  requirePreviewer(ctx.actor)
  return toPublicProfile(await visiblePerson(ctx, publicId), ctx.now())
}

export type PersonForEmployer = {
  profile: PublicProfile
  /** For the ad that was asked about. */
  reasons: TalentReason[] | null
  /** The employer's last question to this person, and when the next is possible, if only later. */
  lastContact: { id: string; state: ContactState; createdAt: Date; againFrom: Date | null } | null
  /** The ads that a question may be about, and which of them lack pay or duty. */
  jobs: JobToAsk[]
  /** What is left of this month's questions; null where all are free. */
  quota: ContactQuota | null
}

/** The same for people of an employer, noted in the person's log. @throws as {@link previewPerson}; {TooMany} beyond 300 a day */
export async function readPerson(
  ctx: Context,
  input: { employerId: number; publicId: string; jobId: number | null },
): Promise<PersonForEmployer> {
  const { employerId, publicId, jobId } = input
  requireEmployersPerson(ctx.actor, employerId)
  const tries = limits.talentProfilesPerDay
  const subject = `employer ${employerId}`
  await limitTries(ctx, { kind: 'talent-profile', subject, tries, windowMinutes: dayMinutes })
  const person = await visiblePerson(ctx, publicId)
  const jobs = await listJobsToAsk(ctx.db, { employerId, now: ctx.now() })
  const chosen = jobs.find(({ id }) => id === jobId)
  const profile = toPublicProfile(person, ctx.now())
  await noteViews(ctx, { employerId, seen: [{ userId: person.userId, fields: fieldsShownBy(profile) }] })
  return {
    profile,
    reasons: chosen ? await reasonsFor(ctx, person.userId, chosen.id) : null,
    quota: await readContactQuota(ctx, { employerId }),
    lastContact: await lastContact(ctx, { userId: person.userId, employerId }),
    jobs,
  }
}

async function lastContact(
  ctx: Context,
  of: { userId: string; employerId: number },
): Promise<PersonForEmployer['lastContact']> {
  const last = await findLastContact(ctx.db, of)
  if (!last) return null
  const again = againFrom(last)
  return { ...last, againFrom: again !== null && again > ctx.now() ? again : null }
}

async function visiblePerson(ctx: Context, publicId: string): Promise<FoundPerson> {
  const search = { keys: await callersKeys(ctx), now: ctx.now() }
  const person = isUuid(publicId) ? await findPerson(ctx.db, search, publicId) : null
  if (!person) throw new NotFound()
  return person
}

async function reasonsFor(ctx: Context, userId: string, jobId: number): Promise<TalentReason[] | null> {
  const [job] = await loadJobDocuments(ctx, [jobId])
  const profile = (await loadMatchProfiles(ctx, [userId])).get(userId)
  return job && profile ? toldReasons(explain(profile, job).criteria) : null
}
