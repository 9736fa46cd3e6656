import type { AdminRole } from '../../../../domain/caller/admin-role.values.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { RoleField } from '../../../parts/admin/role-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'

type NameProps = { firstName: string; lastName: string; answer: FormAnswer<never> | undefined }

export function ChangeName({ answer, ...defaults }: NameProps) {
  const { t } = useTexts()
  const state = useSiteForm<{ firstName: string; lastName: string }>({ name: 'change', answer, defaults })
  const { firstName, lastName } = state.fields
  return (
    <SiteForm state={state}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField field={firstName} label={t('admin.users.first-name')} autoComplete="off" maxLength={200} />
        <TextField field={lastName} label={t('admin.users.last-name')} autoComplete="off" maxLength={200} />
      </div>
      <div>
        <Button type="submit" isBusy={state.isBusy}>
          {t('admin.users.save')}
        </Button>
      </div>
    </SiteForm>
  )
}

type RoleProps = { role: AdminRole; grantable: readonly AdminRole[]; answer: FormAnswer<never> | undefined }

export function ChangeRole({ role, grantable, answer }: RoleProps) {
  const { t } = useTexts()
  const state = useSiteForm<{ role: string }>({ name: 'role', answer, defaults: { role } })
  return (
    <SiteForm state={state}>
      <RoleField field={state.fields.role} grantable={grantable} />
      <div>
        <Button type="submit" isBusy={state.isBusy}>
          {t('admin.users.change-role')}
        </Button>
      </div>
    </SiteForm>
  )
}
