import type { FormAnswer } from '../../../../form-answer.ts'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { ConversationFacts } from './load-conversation.server.ts'

type Props = { facts: ConversationFacts; answer: FormAnswer<unknown> | undefined }

export function AssignForm({ facts, answer }: Props) {
  const { t } = useTexts()
  const { id, version, colleagues, assignedTo } = facts
  const state = useSiteForm<{ to: string }>({ name: 'assign', answer, defaults: { to: assignedTo ?? '' } })
  return (
    <SiteForm state={state}>
      <input type="hidden" name="requestId" value={id} />
      <input type="hidden" name="version" value={version} />
      <SelectField field={state.fields.to} label={t('support.admin.assign')}>
        <option value="">{t('support.admin.nobody')}</option>
        {colleagues.map(({ userId, name }) => (
          <option key={userId} value={userId}>
            {name}
          </option>
        ))}
      </SelectField>
      <div>
        <Button type="submit" variant="secondary" size="small" isBusy={state.isBusy}>
          {t('support.admin.assign-do')}
        </Button>
      </div>
    </SiteForm>
  )
}
