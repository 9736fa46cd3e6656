import { limits } from '../../../../config/limits.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'

type Props = { isReported: boolean; answer: FormAnswer<unknown> | undefined }

/** For a question that nobody should have to read; folded, because it is rare. */
export function ReportForm({ isReported, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<{ text: string }>({ name: 'report', answer })
  if (isReported) return <p className="text-ink-soft">{t('talent.request.is-reported')}</p>
  return (
    <details className="max-w-[44rem]" open={answer?.form === 'report'}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {t('talent.request.report')}
      </summary>
      <SiteForm state={state} problemTitle={t('talent.problem.title')} className="pt-3">
        <TextAreaField
          field={state.fields.text}
          label={t('talent.request.report-label')}
          hint={t('talent.request.report-hint')}
          maxLength={limits.talentMessageChars}
          isOptional
        />
        <div>
          <Button type="submit" variant="secondary" isBusy={state.isBusy}>
            {t('talent.request.report-send')}
          </Button>
        </div>
      </SiteForm>
    </details>
  )
}
