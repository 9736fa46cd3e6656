import {
  answerFields,
  type SupportTopic,
  supportTopics,
} from '../../../../../domain/support/support.values.ts'
import type { FormAnswer } from '../../../../form-answer.ts'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'

type Fields = { name: string; topic: string; de: string; en: string }
type Edited = {
  id: number
  version: number
  name: string
  topic: SupportTopic | null
  de: string
  en: string
}
type Props = { edited: Edited | null; answer: FormAnswer<unknown> | undefined }

export function PreparedForm({ edited, answer }: Props) {
  const { t } = useTexts()
  const { name = '', topic = null, de = '', en = '' } = edited ?? {}
  const defaults = { name, topic: topic ?? '', de, en }
  const state = useSiteForm<Fields>({ name: 'prepared', answer, defaults })
  const { fields } = state
  const names = answerFields.map(field => `{${field}}`).join(', ')
  return (
    <SiteForm state={state}>
      {edited && <input type="hidden" name="id" value={edited.id} />}
      <input type="hidden" name="version" value={edited?.version ?? 0} />
      <TextField field={fields.name} label={t('support.admin.prepared.name')} />
      <SelectField field={fields.topic} label={t('support.form.topic')} isOptional>
        <option value="">{t('support.admin.all-topics')}</option>
        {supportTopics.map(each => (
          <option key={each} value={each}>
            {t(`support.topic.${each}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        field={fields.de}
        label={t('support.admin.prepared.de')}
        hint={t('support.admin.prepared.fields', { names })}
        rows={6}
      />
      <TextAreaField field={fields.en} label={t('support.admin.prepared.en')} rows={6} />
      <div>
        <Button type="submit" isBusy={state.isBusy}>
          {t('support.admin.prepared.save')}
        </Button>
      </div>
    </SiteForm>
  )
}
