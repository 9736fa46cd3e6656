import { adLimits } from '../../../../../domain/job-ads/job-ad.values.ts'
import type { FormAnswer } from '../../../../form-answer.ts'
import { Button } from '../../../../ui/button.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'

type Props = {
  form: 'create' | 'rename'
  /** Set when an existing template is renamed. */
  id?: number
  name: string
  answer: FormAnswer<unknown> | undefined
}

export function NameForm({ form, id, name, answer }: Props) {
  const { t } = useTexts()
  const isItsAnswer = String(answer?.result?.initialValue?.id ?? '') === String(id ?? '')
  const state = useSiteForm<{ name: string }>({
    name: form,
    id: id === undefined ? form : `template-${id}`,
    answer: isItsAnswer ? answer : undefined,
    defaults: { name: name.slice(0, adLimits.templateNameChars) },
  })
  return (
    <SiteForm state={state} problemTitle={t('ads.not-done')}>
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <TextField
        field={state.fields.name}
        label={t('ads.templates.name')}
        autoComplete="off"
        maxLength={adLimits.templateNameChars}
        className="max-w-lg"
      />
      <div>
        <Button type="submit" variant={id === undefined ? 'next' : 'secondary'} isBusy={state.isBusy}>
          {t(`ads.templates.${form}`)}
        </Button>
      </div>
    </SiteForm>
  )
}
