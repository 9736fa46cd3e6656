import { findAccount } from '../../domain/accounts/create-account.ts'
import { noteOnboarding } from '../../domain/accounts/onboard.ts'
import type { UserActor } from '../../domain/caller/actor.ts'
import { fillProfile } from '../../domain/job-seekers/profile/fill-profile.ts'
import { professionById } from '../../vocabulary/titles/professions.ts'
import { asPerson, at, type Stage } from '../hiring/stage.ts'
import { drawSeekers } from './draw-seekers.ts'

const profileDaysAgo = 40

/** Gives the drawn people, whose accounts exist, their profiles. @returns their addresses, and who wants to be found */
export async function fillSeekers(stage: Stage): Promise<{ emails: string[]; joining: UserActor[] }> {
  const seekers = drawSeekers(stage.ctx.now())
  const joining: UserActor[] = []
  for (const [number, { email, parts, visibility }] of seekers.entries()) {
    const person = await findAccount(stage.ctx, email)
    if (!person) continue
    const actor = asPerson(person.id, 'job_seeker')
    const ctx = at(stage, actor, profileDaysAgo - (number % profileDaysAgo) / 2)
    await fillProfile(ctx, { ...parts, positions: parts.positions?.map(named) })
    if (visibility === 'anonymous') joining.push(actor)
    await noteOnboarding(ctx, { step: null, isComplete: true })
  }
  return { emails: seekers.map(({ email }) => email), joining }
}

/** The position is called as the vocabulary calls its profession. */
function named<Position extends { title: string }>(position: Position): Position {
  return { ...position, title: professionById(position.title)?.nameFemale ?? position.title }
}
