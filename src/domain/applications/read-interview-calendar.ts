import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { listInvitations } from './invitation.queries.ts'
import { loadForApplicant, loadForEmployer, type OwnKey } from './load-application.ts'

/**
 * The time that was chosen for the interview, as a file for calendars (RFC 5545). `summary` is what the calendar shows.
 * @throws {NotFound} for who is neither side, and before a time was chosen
 */
export async function readInterviewCalendar(
  ctx: Context,
  input: { summary: string } & ({ applicationId: string } | OwnKey),
): Promise<string> {
  const { application } =
    'applicationId' in input
      ? await loadForEmployer(ctx, input.applicationId)
      : await loadForApplicant(ctx, input)
  const invitations = await listInvitations(ctx.db, application.id)
  const accepted = invitations.find(({ status }) => status === 'accepted')
  const slot = accepted?.slots.find(({ isChosen }) => isChosen)
  if (!accepted || !slot) throw new NotFound()
  const end = new Date(slot.startsAt.getTime() + slot.minutes * 60_000)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//applications//DE',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${accepted.id}`,
    `DTSTAMP:${moment(accepted.answeredAt ?? accepted.createdAt)}`,
    `DTSTART:${moment(slot.startsAt)}`,
    `DTEND:${moment(end)}`,
    `SUMMARY:${text(input.summary)}`,
    ...(accepted.place ? [`LOCATION:${text(accepted.place)}`] : []),
    ...(accepted.message ? [`DESCRIPTION:${text(accepted.message)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** In UTC, which every calendar turns into the reader's time. */
function moment(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d+/g, '')
}

function text(value: string): string {
  return value.replace(/[\\;,]/g, found => `\\${found}`).replace(/\r\n|\r|\n/g, '\\n')
}

/** No line longer than 75 bytes; what follows begins with a space. Letters of more than one byte stay whole. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}
