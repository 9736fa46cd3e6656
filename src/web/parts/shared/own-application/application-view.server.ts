import { berlinZone } from '../../../../basics/berlin.ts'
import type { readOwnApplication } from '../../../../domain/applications/read-own-application.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { formatBytes, formatDate, formatMoment } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { href } from '../../../addresses.ts'
import { calendarPath } from '../../../calendar-path.ts'
import { textsOf } from '../../../texts.ts'
import { fileNameMark } from '../upload/file-name.tsx'

type Application = Awaited<ReturnType<typeof readOwnApplication>>
type StoredFile = Application['files'][number]
type Event = Application['events'][number]

export type OwnApplicationView = ReturnType<typeof ownApplicationView>

/** An application as its applicant sees it, translated. With a guest's `token`, the links to its page and files carry the token. */
export function ownApplicationView(ctx: Context, application: Application, token: string | null) {
  const { locale } = ctx
  const t = textsOf(locale)
  const { id, status, jobId, jobSlug, invitation, createdAt, deleteAfter, can } = application
  const file = (stored: StoredFile) => fileView(stored, locale, token)
  return {
    path:
      token === null ? href('my-application', locale, { id }) : href('guest-application', locale, { token }),
    isGuest: token !== null,
    status,
    job: { title: application.jobTitle, to: href('job', locale, { key: `${jobId}-${jobSlug}` }) },
    employer: application.employerName,
    isJobLive: application.isJobLive,
    sentOn: formatDate(createdAt, locale),
    keptUntil: deleteAfter && formatDate(deleteAfter, locale),
    person: [application.name, application.email, application.phone].filter(Boolean).join(' · '),
    message: application.message,
    answers: application.answers.map(({ id: key, kind, text, answer }) => ({
      key,
      text,
      answer:
        kind === 'yes-no' && (answer === 'yes' || answer === 'no') ? t(`own-application.${answer}`) : answer,
    })),
    events: application.events.map((event, index) => ({
      key: index,
      text: eventText(event, t),
      fileName: event.kind === 'document-added' || event.kind === 'document-removed' ? event.note : null,
      note: event.kind === 'status' || event.kind === 'invitation-answered' ? event.note : null,
      at: formatMoment(event.at, locale),
    })),
    files: application.files.map(file),
    messages: application.messages.map(message => ({
      id: message.id,
      isOwn: message.sender === 'applicant',
      from:
        message.sender === 'applicant'
          ? t('own-application.you')
          : senderName(message.personName, application),
      text: message.isHidden ? t('own-application.hidden-message') : message.text,
      reportTo:
        message.sender === 'employer' && !message.isHidden
          ? `${href('report', locale)}?${new URLSearchParams({ message: String(message.id), ...(token !== null && { token }) })}`
          : null,
      at: formatMoment(message.sentAt, locale),
      files: message.files.map(file),
    })),
    invitation: invitation && {
      calendarHref: can.useCalendar
        ? calendarPath(token === null ? 'applicant' : 'guest', token ?? id, locale)
        : null,
      ...invitationView(ctx, invitation),
    },
    can,
  }
}

function invitationView(
  { locale, now }: Context,
  { kind, status, place, message, slots }: NonNullable<Application['invitation']>,
) {
  const slotText = ({ startsAt, minutes }: (typeof slots)[number]) =>
    textsOf(locale)('own-application.invitation.slot', { time: formatSlot(startsAt, locale), minutes })
  return {
    kind,
    status,
    place,
    message,
    slots: slots.map(slot => ({
      id: slot.id,
      text: slotText(slot),
      isChosen: slot.isChosen,
      isPast: slot.startsAt <= now(),
    })),
  }
}

function senderName(person: string | null, { employerName }: Application): string {
  return person ? `${person}, ${employerName}` : employerName
}

function fileView({ id, name, bytes, pages, scan, notes }: StoredFile, locale: Locale, token: string | null) {
  const t = textsOf(locale)
  const facts = [
    formatBytes(bytes, locale),
    pages ? t('file.pages', { count: pages }) : '',
    scan === 'waiting' ? t('file.is-being-checked') : '',
    scan === 'infected' ? t('file.was-infected') : '',
  ]
  const query = token === null ? '' : `?${new URLSearchParams({ token })}`
  return {
    id,
    name,
    facts: facts.filter(Boolean).join(' · '),
    notes,
    href: scan === 'waiting' || scan === 'infected' ? null : href('file', locale, { id }) + query,
  }
}

function eventText({ kind, to, from, party }: Event, t: ReturnType<typeof textsOf>): string {
  if (kind === 'status') {
    if (from === 'rejected' && to === 'interview') return t('own-application.event.taken-back')
    return t(`own-application.event.status.${to ?? 'unknown'}`)
  }
  if (kind === 'document-removed' && party === 'system')
    return t('own-application.event.document-infected', { name: fileNameMark })
  if (kind === 'message')
    return t(`own-application.event.message-${party === 'applicant' ? 'sent' : 'received'}`)
  return t(`own-application.event.${kind}`, { name: fileNameMark })
}

const slotFormats = Object.fromEntries(
  (['de', 'en'] as const).map(locale => [
    locale,
    new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: berlinZone,
    }),
  ]),
)

function formatSlot(startsAt: Date, locale: Locale): string {
  return slotFormats[locale]?.format(startsAt) ?? ''
}
