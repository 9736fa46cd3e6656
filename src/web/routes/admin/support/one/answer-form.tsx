import type { FormAnswer } from '../../../../form-answer.ts'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'

type Props = { requestId: number; email: string; answer: FormAnswer<unknown> | undefined }

export function AnswerForm({ requestId, email, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<{ text: string }>({ name: 'answer', answer })
  return (
    <AreaSection title={t('support.admin.answer.title')}>
      <SiteForm state={state}>
        <input type="hidden" name="requestId" value={requestId} />
        <TextAreaField
          field={state.fields.text}
          label={t('support.admin.answer.text')}
          hint={t('support.admin.answer.hint', { email })}
          rows={8}
        />
        <div>
          <Button type="submit" isBusy={state.isBusy}>
            {t('support.admin.answer.send')}
          </Button>
        </div>
      </SiteForm>
    </AreaSection>
  )
}
