import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import type { AskedJobView } from './asked-jobs.server.ts'

type Props = {
  job: AskedJobView
  fact: 'pay' | 'workload'
  answer: FormAnswer<unknown> | undefined
}

/** From and to, of which one is enough; of pay with what it is for. */
export function RangeForm({ job, fact, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<{ min: string; max: string; period: string }>({
    name: fact,
    id: `${fact}-${job.id}`,
    answer,
    defaults: { period: 'month' },
  })
  const { min, max, period } = state.fields
  const unit = fact === 'pay' ? job.currency : '%'
  const number = {
    inputMode: 'decimal',
    autoComplete: 'off',
    className: 'w-28',
    isAlternative: true,
  } as const
  return (
    <SiteForm state={state} problemTitle={t('question.inbox.not-answered')} className="gap-3!">
      <input type="hidden" name="jobId" value={job.id} />
      <div className="flex flex-wrap items-end gap-3">
        <TextField field={min} label={t('question.inbox.from', { unit })} {...number} />
        <TextField field={max} label={t('question.inbox.to', { unit })} {...number} />
        {fact === 'pay' && (
          <SelectField field={period} label={t('question.inbox.period')}>
            {job.periods.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
        <Button type="submit" variant="secondary" isBusy={state.isBusy}>
          {t('question.inbox.answer')}
        </Button>
      </div>
    </SiteForm>
  )
}
