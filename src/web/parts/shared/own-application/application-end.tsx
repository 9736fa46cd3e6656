import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmStep } from '../../../ui/confirm-step.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { AreaSection } from '../area-page.tsx'
import type { OwnApplicationView } from './application-view.server.ts'
import { NoteForm } from './note-form.tsx'

type Props = { view: OwnApplicationView; answer: FormAnswer<unknown> | undefined }

/** Withdrawing tells the employer and keeps the history; deleting keeps nothing. Both ask first. */
export function ApplicationEnd({ view, answer }: Props) {
  const { t } = useTexts()
  const withdraw = useSiteForm<{ note: string }>({ name: 'withdraw', answer })
  const remove = useSiteForm<Record<string, never>>({ name: 'delete', answer })
  const { job, employer, can, keptUntil } = view
  return (
    <AreaSection
      title={t(can.withdraw ? 'own-application.end.title' : 'own-application.end.title-delete')}
      text={keptUntil ? t('own-application.end.kept', { date: keptUntil }) : t('own-application.end.text')}
    >
      <div className="flex flex-wrap gap-3">
        {can.withdraw && (
          <ConfirmStep
            name="withdraw"
            variant="secondary"
            open={t('own-application.end.withdraw')}
            title={t('own-application.end.withdraw-title')}
            cancel={t('own-application.cancel')}
          >
            <p>{t('own-application.end.withdraw-text', { job: job.title, employer })}</p>
            <NoteForm
              state={withdraw}
              label={t('own-application.end.note')}
              send={t('own-application.end.withdraw-send')}
              variant="danger"
            />
          </ConfirmStep>
        )}
        <ConfirmStep
          name="delete"
          variant="quiet"
          open={t('own-application.end.delete')}
          title={t('own-application.end.delete-title')}
          cancel={t('own-application.cancel')}
        >
          <p>
            {t(can.withdraw ? 'own-application.end.delete-open' : 'own-application.end.delete-text', {
              job: job.title,
              employer,
            })}
          </p>
          <SiteForm state={remove}>
            <Button type="submit" variant="danger" isBusy={remove.isBusy}>
              {t('own-application.end.delete-send')}
            </Button>
          </SiteForm>
        </ConfirmStep>
      </div>
    </AreaSection>
  )
}
