import { limits } from '../../../../../config/limits.ts'
import type { JobToAsk } from '../../../../../domain/talent-pool/pool-rows.ts'
import type { FormAnswer } from '../../../../form-answer.ts'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'

type Props = { jobs: readonly JobToAsk[]; jobId: number | null; answer: FormAnswer<unknown> | undefined }

/** Ads that lack pay or duty stand in the list and say so: who misses one learns why. */
export function AskForm({ jobs, jobId, answer }: Props) {
  const { t } = useTexts()
  const isWhole = ({ hasPay, hasDuty }: JobToAsk) => hasPay && hasDuty
  const first = jobs.find(job => job.id === jobId && isWhole(job)) ?? jobs.find(isWhole)
  const defaults = { jobId: first ? String(first.id) : '', message: '' }
  const state = useSiteForm<{ jobId: string; message: string }>({ name: 'ask', answer, defaults })
  const { jobId: job, message } = state.fields
  return (
    <SiteForm state={state} problemTitle={t('talent.problem.title')}>
      <SelectField field={job} label={t('talent.ask.job')}>
        {jobs.map(each => (
          <option key={each.id} value={each.id} disabled={!isWhole(each)}>
            {isWhole(each) ? each.title : t('talent.ask.job-lacks', { job: each.title })}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        field={message}
        label={t('talent.ask.message')}
        hint={t('talent.ask.message-hint')}
        maxLength={limits.talentMessageChars}
      />
      <div>
        <Button type="submit" variant="next" isBusy={state.isBusy}>
          {t('talent.ask.send')}
        </Button>
      </div>
    </SiteForm>
  )
}
