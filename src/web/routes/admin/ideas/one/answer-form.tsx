import type { FormAnswer } from '../../../../form-answer.ts'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'

export function AnswerForm({ answer }: { answer: FormAnswer<unknown> | undefined }) {
  const { t } = useTexts()
  const state = useSiteForm<{ text: string }>({ name: 'answer', answer })
  return (
    <AreaSection title={t('ideas.admin.answer')} text={t('ideas.admin.answer-text')}>
      <SiteForm state={state}>
        <TextAreaField field={state.fields.text} label={t('ideas.admin.answer-field')} rows={4} />
        <div>
          <Button type="submit" isBusy={state.isBusy}>
            {t('ideas.admin.answer-send')}
          </Button>
        </div>
      </SiteForm>
    </AreaSection>
  )
}
