import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'

export function InviteForm({ answer }: { answer: FormAnswer<unknown> | undefined }) {
  const { t } = useTexts()
  const defaults = { role: 'recruiter' }
  const state = useSiteForm<{ email: string; role: string }>({ name: 'invite', answer, defaults })
  const { email, role } = state.fields
  return (
    <SiteForm state={state} problemTitle={t('employer-area.team.problem')}>
      <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_13rem]">
        <TextField
          field={email}
          label={t('employer-area.team.email')}
          type="email"
          autoComplete="off"
          maxLength={254}
        />
        <SelectField field={role} label={t('employer-area.team.invite-role')}>
          {(['recruiter', 'owner'] as const).map(value => (
            <option key={value} value={value}>
              {t(`dashboard.employer.role.${value}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <div>
        <Button type="submit" isBusy={state.isBusy}>
          {t('employer-area.team.send')}
        </Button>
      </div>
    </SiteForm>
  )
}
