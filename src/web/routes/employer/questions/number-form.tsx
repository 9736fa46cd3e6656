import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import type { AskedJobView, QuestionView } from './asked-jobs.server.ts'

type Props = {
  job: AskedJobView
  fact: QuestionView['fact']
  number: NonNullable<QuestionView['number']>
  answer: FormAnswer<unknown> | undefined
}

/** A fact that is one number, such as days of holiday. */
export function NumberForm({ job, fact, number, answer }: Props) {
  const { t } = useTexts()
  const isOwn = answer?.result?.initialValue?.fact === fact
  const state = useSiteForm<{ number: string }>({
    name: 'number',
    id: `${fact}-${job.id}`,
    answer: isOwn ? answer : undefined,
  })
  return (
    <SiteForm state={state} problemTitle={t('question.inbox.not-answered')} className="gap-3!">
      <input type="hidden" name="jobId" value={job.id} />
      <input type="hidden" name="fact" value={fact} />
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          field={state.fields.number}
          label={`${number.label} (${number.least}–${number.most})`}
          inputMode="decimal"
          autoComplete="off"
          className="w-56 max-w-full"
        />
        <Button type="submit" variant="secondary" isBusy={state.isBusy}>
          {t('question.inbox.answer')}
        </Button>
      </div>
    </SiteForm>
  )
}
