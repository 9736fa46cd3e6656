import type { Context } from '../../caller/context.ts'
import { NotFound } from '../../caller/errors.ts'
import { canUseCalendar } from '../application.policy.ts'
import { loadForApplicant, loadForEmployer, type OwnKey } from '../load-application.ts'
import { shownName } from '../shown-name.ts'
import { listInvitations } from './invitation.queries.ts'

type Interview = { job: string; employer: string; applicant: string }

/**
 * The chosen interview time as an iCalendar file (RFC 5545); `summaryOf` supplies the title. Rescheduling replaces the previous entry in
 * the reader's calendar.
 * @throws {NotFound} for everyone but the two parties, before a time was chosen, and once the interview is off
 */
export async function readInterviewCalendar(
  ctx: Context,
  input: { summaryOf: (interview: Interview) => string } & ({ applicationId: string } | OwnKey),
): Promise<string> {
  const { application } =
    'applicationId' in input
      ? await loadForEmployer(ctx, input.applicationId)
      : await loadForApplicant(ctx, input)
  const { id, status, jobTitle: job, employerName: employer } = application
  const applicant = shownName(application, ctx.locale)
  const invitations = await listInvitations(ctx.db, id)
  const [latest] = invitations
  const slot = latest?.slots.find(({ isChosen }) => isChosen)
  if (!latest || !slot || !canUseCalendar(status, latest)) throw new NotFound()
  const end = new Date(slot.startsAt.getTime() + slot.minutes * 60_000)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//applications//DE',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:interview-${id}`,
    `SEQUENCE:${invitations.length - 1}`,
    `DTSTAMP:${moment(latest.answeredAt ?? latest.createdAt)}`,
    `DTSTART:${moment(slot.startsAt)}`,
    `DTEND:${moment(end)}`,
    `SUMMARY:${text(input.summaryOf({ job, employer, applicant }))}`,
    ...(latest.place ? [`LOCATION:${text(latest.place)}`] : []),
    ...(latest.message ? [`DESCRIPTION:${text(latest.message)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** In UTC; calendars convert it to local time. */
function moment(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d+/g, '')
}

function text(value: string): string {
  return value.replace(/[\\;,]/g, found => `\\${found}`).replace(/\r\n|\r|\n/g, '\\n')
}

/** Folds lines at 75 bytes, without splitting multi-byte characters. */
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
