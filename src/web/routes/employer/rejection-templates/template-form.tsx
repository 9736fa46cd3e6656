import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'

type Props = {
  template: { id: number; name: string; text: string } | null
  answer: FormAnswer<unknown> | undefined
}

export function TemplateForm({ template, answer }: Props) {
  const { t } = useTexts()
  const defaults = { name: template?.name ?? '', text: template?.text ?? '' }
  const isItsAnswer = !template || String(answer?.result?.initialValue?.id) === String(template.id)
  const state = useSiteForm<{ name: string; text: string }>({
    name: template ? 'change' : 'create',
    id: template ? `template-${template.id}` : 'create',
    answer: isItsAnswer ? answer : undefined,
    defaults,
  })
  return (
    <SiteForm state={state}>
      {template && <input type="hidden" name="id" value={template.id} />}
      <TextField
        field={state.fields.name}
        label={t('employer-applications.templates.name')}
        autoComplete="off"
        maxLength={120}
      />
      <TextAreaField
        field={state.fields.text}
        label={t('employer-applications.rejections.text')}
        rows={10}
        maxLength={10_000}
      />
      <div>
        <Button type="submit" variant={template ? 'secondary' : 'primary'} isBusy={state.isBusy}>
          {t('employer-applications.templates.save')}
        </Button>
      </div>
    </SiteForm>
  )
}
