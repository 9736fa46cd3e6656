import { findAccount } from '../../domain/accounts/create-account.ts'
import { noteOnboarding } from '../../domain/accounts/onboard.ts'
import { seekerStepSchemas } from '../../domain/job-seekers/job-seeker.schema.ts'
import { fillProfile } from '../../domain/job-seekers/profile/fill-profile.ts'
import { saveSeekerStep } from '../../domain/job-seekers/save-seeker-step.ts'
import { professionById } from '../../vocabulary/titles/professions.ts'
import { asPerson, at, type Stage } from '../hiring/stage.ts'
import { drawSeekers } from './draw-seekers.ts'

const profileDaysAgo = 40

/** Gives the drawn people, whose accounts exist, their profiles. @returns their addresses */
export async function fillSeekers(stage: Stage): Promise<string[]> {
  const seekers = drawSeekers(stage.ctx.now())
  for (const [number, { email, parts, visibility }] of seekers.entries()) {
    const person = await findAccount(stage.ctx, email)
    if (!person) continue
    const ctx = at(stage, asPerson(person.id, 'job_seeker'), profileDaysAgo - (number % profileDaysAgo) / 2)
    const values = seekerStepSchemas.visibility.parse({ visibility })
    await fillProfile(ctx, { ...parts, positions: parts.positions?.map(named) })
    await saveSeekerStep(ctx, { step: 'visibility', values })
    await noteOnboarding(ctx, { step: null, isComplete: true })
  }
  return seekers.map(({ email }) => email)
}

/** The position is called as the vocabulary calls its profession. */
function named<Position extends { title: string }>(position: Position): Position {
  return { ...position, title: professionById(position.title)?.nameFemale ?? position.title }
}
