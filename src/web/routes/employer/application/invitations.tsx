import { formatMoment } from '../../../../i18n/format.ts'
import { calendarPath } from '../../../calendar-path.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { Badge } from '../../../ui/badge.tsx'
import { FoldSummary } from '../../../ui/fold-summary.tsx'
import { useTexts } from '../../../use-texts.ts'
import { InviteForm } from './invite-form.tsx'
import { Part, type ReadApplication, Typed } from './part.tsx'

type Props = { application: ReadApplication; answer: FormAnswer<unknown> | undefined }

export function Invitations({ application, answer }: Props) {
  const { t, locale } = useTexts()
  const { invitations, can, version } = application
  if (invitations.length === 0 && !can.invite) return null
  const isOpen = invitations.some(({ status }) => status === 'open')
  return (
    <Part id="invitation" title={t('employer-applications.invite.title')}>
      {invitations.map(({ id, kind, place, message, status, slots }, index) => (
        <div key={id} className="grid gap-2 border-line not-first-of-type:border-t not-first-of-type:pt-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            {t(`employer-applications.invite.kind-${kind}`)}
            <Badge tone={status === 'accepted' ? 'good' : 'neutral'}>
              {t(`employer-applications.invite.status-${status}`)}
            </Badge>
          </p>
          {place && <p className="text-sm wrap-anywhere">{place}</p>}
          <ul className="figures grid gap-1 text-sm">
            {slots.map(({ id: slotId, startsAt, minutes, isChosen }) => (
              <li key={slotId} className={isChosen ? 'font-semibold text-good' : 'text-ink-soft'}>
                {t('employer-applications.invite.slot', { time: formatMoment(startsAt, locale), minutes })}
                {isChosen && ` – ${t('employer-applications.invite.chosen')}`}
              </li>
            ))}
          </ul>
          {message && <Typed>{message}</Typed>}
          {can.useCalendar && index === 0 && (
            <p>
              <a
                className="link inline-flex min-h-11 items-center sm:min-h-8"
                href={calendarPath('employer', application.id, locale)}
              >
                {t('employer-applications.invite.calendar')}
              </a>
            </p>
          )}
        </div>
      ))}
      {can.invite && (
        // Remounted after each invitation sent, so that the form closes and its fields are empty.
        <details
          key={invitations.length}
          open={answer?.form === 'invite'}
          className="rounded-control border border-line px-4"
        >
          <FoldSummary>
            {t(`employer-applications.invite.${invitations.length > 0 ? 'again' : 'open'}`)}
          </FoldSummary>
          {isOpen && <p className="pb-3 text-sm">{t('employer-applications.invite.replaces')}</p>}
          <InviteForm key={invitations.length} version={version} answer={answer} />
        </details>
      )}
    </Part>
  )
}
