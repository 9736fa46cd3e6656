import { dayMs, daysAfter, hourMs } from '../../basics/time.ts'
import { answerInvitation } from '../../domain/applications/exchange/answer-invitation.ts'
import { inviteApplicant } from '../../domain/applications/exchange/invite-applicant.ts'
import { noteApplication } from '../../domain/applications/exchange/note-application.ts'
import { sendMessage } from '../../domain/applications/exchange/send-message.ts'
import { moveApplication, withdrawApplication } from '../../domain/applications/move-application.ts'
import { readEmployerApplication } from '../../domain/applications/read-employer-application.ts'
import { readOwnApplication } from '../../domain/applications/read-own-application.ts'
import type { UserActor } from '../../domain/caller/actor.ts'
import type { Context } from '../../domain/caller/context.ts'
import type { HiringStep } from './hiring-data.ts'
import { at, known, type Stage } from './stage.ts'

type Application = { id: string; applicant: UserActor | null }

/** Days after the invitation, and hour in UTC. */
const proposed = [
  [7, 8.5],
  [8, 13],
  [9, 10],
] as const

/** Performs one step on an application, as the employer's or the applicant's. */
export async function takeStep(
  stage: Stage,
  { id, applicant }: Application,
  step: HiringStep,
): Promise<void> {
  const { daysAgo, text } = step
  const written = { text, fileIds: [] }
  const staff = at(stage, known(stage.actors, step.by ?? 'owner'), daysAgo)
  const own = at(stage, applicant, daysAgo)
  switch (step.do) {
    case 'read':
      await readEmployerApplication(staff, { id })
      return
    case 'note':
      return noteApplication(staff, { applicationId: id, text })
    case 'write':
      return sendMessage(staff, { applicationId: id, ...written })
    case 'invite':
      return invite(staff, id, text)
    case 'reject':
      return moveApplication(staff, { applicationId: id, to: 'rejected', note: text })
    case 'hire':
      return moveApplication(staff, { applicationId: id, to: 'hired', note: text })
    case 'reply':
      await readOwnApplication(own, { id })
      return sendMessage(own, { id, ...written })
    case 'accept':
      return accept(own, id)
    case 'decline':
      return answerInvitation(own, { id, decline: true, note: text })
    case 'withdraw':
      return withdrawApplication(own, { id, note: text })
  }
}

async function invite(ctx: Context, applicationId: string, message: string): Promise<void> {
  const midnight = Math.floor(ctx.now().getTime() / dayMs) * dayMs
  const slots = proposed.map(([days, hour]) => ({
    startsAt: workday(new Date(midnight + days * dayMs + hour * hourMs)),
    minutes: 45,
  }))
  const place = 'Haupteingang, bitte am Empfang melden'
  await inviteApplicant(ctx, { applicationId, kind: 'on-site', place, message, slots })
}

/** Weekends are moved to the following week. */
function workday(day: Date): Date {
  const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6
  return isWeekend ? daysAfter(day, 3) : day
}

async function accept(ctx: Context, id: string): Promise<void> {
  const { invitation } = await readOwnApplication(ctx, { id })
  const [slot] = invitation?.slots ?? []
  if (slot) await answerInvitation(ctx, { id, slotId: slot.id })
}
