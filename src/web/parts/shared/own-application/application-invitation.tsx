import { CalendarCheck } from 'lucide-react'
import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmStep } from '../../../ui/confirm-step.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { AreaSection } from '../area-page.tsx'
import type { OwnApplicationView } from './application-view.server.ts'
import { NoteForm } from './note-form.tsx'

type Invitation = NonNullable<OwnApplicationView['invitation']>
type Props = { invitation: Invitation; view: OwnApplicationView; answer: FormAnswer<unknown> | undefined }

/** Offers the proposed times that are still to come, or shows the one that was chosen. */
export function ApplicationInvitation({ invitation, view, answer }: Props) {
  const { t } = useTexts()
  const chosen = invitation.slots.find(({ isChosen }) => isChosen)
  return (
    <AreaSection
      title={t('own-application.invitation.title')}
      text={t(`own-application.invitation.kind.${invitation.kind}`)}
    >
      {invitation.place && <p className="whitespace-pre-line wrap-anywhere">{invitation.place}</p>}
      {invitation.message && <p className="whitespace-pre-line wrap-anywhere">{invitation.message}</p>}
      {chosen && (
        <p className="flex items-start gap-2 font-semibold">
          <CalendarCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" strokeWidth={1.75} />
          {chosen.text}
        </p>
      )}
      {invitation.calendarHref && (
        <p>
          <a className="link inline-flex min-h-11 items-center sm:min-h-8" href={invitation.calendarHref}>
            {t('own-application.invitation.calendar')}
          </a>
        </p>
      )}
      {invitation.status !== 'open' && (
        <p className="text-ink-soft">{t(`own-application.invitation.status.${invitation.status}`)}</p>
      )}
      {view.can.answerInvitation && <Answer invitation={invitation} answer={answer} />}
    </AreaSection>
  )
}

function Answer({ invitation, answer }: Omit<Props, 'view'>) {
  const { t } = useTexts()
  const state = useSiteForm<{ slotId: string }>({ name: 'choose', answer })
  const decline = useSiteForm<{ note: string }>({ name: 'decline', answer })
  const options = invitation.slots
    .filter(({ isPast }) => !isPast)
    .map(({ id, text }) => ({ value: String(id), label: text }))
  return (
    <div className="grid gap-4">
      {options.length > 0 && (
        <SiteForm state={state}>
          <RadioGroup
            legend={t('own-application.invitation.choose')}
            field={state.fields.slotId}
            options={options}
          />
          <div>
            <Button type="submit" variant="next" isBusy={state.isBusy}>
              {t('own-application.invitation.accept')}
            </Button>
          </div>
        </SiteForm>
      )}
      <ConfirmStep
        name="decline"
        variant="quiet"
        open={t('own-application.invitation.decline')}
        title={t('own-application.invitation.decline')}
        cancel={t('own-application.cancel')}
      >
        <p>{t('own-application.invitation.decline-text')}</p>
        <NoteForm
          state={decline}
          label={t('own-application.invitation.note')}
          send={t('own-application.invitation.decline-send')}
          variant="primary"
        />
      </ConfirmStep>
    </div>
  )
}
