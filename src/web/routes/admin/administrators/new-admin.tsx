import type { AdminRole } from '../../../../domain/caller/admin-role.values.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { RoleField } from '../../../parts/admin/role-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'

type Fields = { firstName: string; lastName: string; email: string; role: string }

type Props = { answer: FormAnswer<never> | undefined; grantable: readonly AdminRole[] }

export function NewAdmin({ answer, grantable }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<Fields>({ name: 'create', answer })
  const { firstName, lastName, email, role } = state.fields
  return (
    <SiteForm state={state}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField field={firstName} label={t('admin.users.first-name')} autoComplete="off" maxLength={200} />
        <TextField field={lastName} label={t('admin.users.last-name')} autoComplete="off" maxLength={200} />
      </div>
      <TextField
        field={email}
        label={t('admin.users.email')}
        type="email"
        autoComplete="off"
        maxLength={254}
      />
      <RoleField field={role} grantable={grantable} />
      <div>
        <Button type="submit" variant="next" isBusy={state.isBusy}>
          {t('admin.users.create')}
        </Button>
      </div>
    </SiteForm>
  )
}
