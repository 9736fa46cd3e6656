import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import type { AskedJobView } from './asked-jobs.server.ts'

export function StartForm({ job, answer }: { job: AskedJobView; answer: FormAnswer<unknown> | undefined }) {
  const { t } = useTexts()
  const state = useSiteForm<{ day: string }>({ name: 'start', id: `start-${job.id}`, answer })
  return (
    <SiteForm state={state} problemTitle={t('question.inbox.not-answered')} className="gap-3!">
      <input type="hidden" name="jobId" value={job.id} />
      <div className="flex flex-wrap items-end gap-3">
        <TextField field={state.fields.day} label={t('question.inbox.day')} type="date" autoComplete="off" />
        <Button type="submit" variant="secondary" isBusy={state.isBusy}>
          {t('question.inbox.answer')}
        </Button>
      </div>
    </SiteForm>
  )
}
