import type { FormAnswer } from '../../../../form-answer.ts'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'

export function ReplyForm({ answer }: { answer: FormAnswer<unknown> | undefined }) {
  const { t } = useTexts()
  const state = useSiteForm<{ text: string }>({ name: 'reply', answer })
  return (
    <AreaSection title={t('support.link.reply.title')}>
      <SiteForm state={state}>
        <TextAreaField field={state.fields.text} label={t('support.link.reply.text')} />
        <div>
          <Button type="submit" variant="secondary" isBusy={state.isBusy}>
            {t('support.link.reply.send')}
          </Button>
        </div>
      </SiteForm>
    </AreaSection>
  )
}
