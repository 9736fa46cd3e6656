import type { AdminRole } from '../../../../domain/caller/admin-role.values.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmStep } from '../../../ui/confirm-step.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { RoleField } from './role-field.tsx'

type Admin = {
  id: number
  email: string
  firstName: string
  lastName: string
  role: AdminRole
  isActive: boolean
  isOwn: boolean
  created: string
  lastLogin: string | null
}

type Props = { admin: Admin; answer: FormAnswer<never> | undefined; grantable: readonly AdminRole[] }

export function AdminRow({ admin, answer, grantable }: Props) {
  const { t } = useTexts()
  const { id, email, firstName, lastName, role, isActive, isOwn, created, lastLogin } = admin
  const name = `${firstName} ${lastName}`
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-sans font-semibold text-base tracking-normal">{name}</h2>
        <Badge>{t(`admin.role.${role}`)}</Badge>
        <Badge>{t(isActive ? 'admin.users.active' : 'admin.users.inactive')}</Badge>
        {isOwn && <Badge>{t('admin.users.you')}</Badge>}
        <span className="w-full break-all text-ink-soft text-sm">{email}</span>
      </div>
      <p className="figures text-ink-soft text-sm">
        {t('admin.users.created')}: {created} · {t('admin.users.last-login')}:{' '}
        {lastLogin ?? t('admin.users.never')}
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <details className="grow">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            {t('admin.users.edit')}
          </summary>
          <ChangeName admin={admin} answer={answer} />
          {!isOwn && <ChangeRole admin={admin} grantable={grantable} />}
        </details>
        <ActionButton
          form="rights"
          fields={{ adminId: id, isActive: String(!isActive) }}
          variant={isActive ? 'danger' : 'secondary'}
          size="small"
        >
          {t(isActive ? 'admin.users.deactivate' : 'admin.users.activate')}
        </ActionButton>
        <ConfirmStep
          name={`remove-${id}`}
          open={t('admin.users.remove')}
          label={t('admin.users.remove-label', { name })}
          size="small"
          title={t('admin.users.remove-title', { name })}
          does={{ form: 'remove', fields: { adminId: id }, text: t('admin.users.remove') }}
        >
          <p>{t('admin.users.remove-text')}</p>
        </ConfirmStep>
      </div>
    </li>
  )
}

function ChangeName({ admin, answer }: { admin: Admin; answer: FormAnswer<never> | undefined }) {
  const { t } = useTexts()
  const state = useSiteForm<{ firstName: string; lastName: string; adminId: string }>({
    name: 'change',
    answer: answer?.result?.initialValue?.adminId === String(admin.id) ? answer : undefined,
    id: `change-${admin.id}`,
    defaults: { firstName: admin.firstName, lastName: admin.lastName },
  })
  const { firstName, lastName } = state.fields
  return (
    <SiteForm state={state} className="mt-3">
      <input type="hidden" name="adminId" value={admin.id} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField field={firstName} label={t('admin.users.first-name')} autoComplete="off" maxLength={200} />
        <TextField field={lastName} label={t('admin.users.last-name')} autoComplete="off" maxLength={200} />
      </div>
      <div>
        <Button type="submit" isBusy={state.isBusy} size="small">
          {t('admin.users.save')}
        </Button>
      </div>
    </SiteForm>
  )
}

function ChangeRole({ admin: { id, role }, grantable }: Pick<Props, 'admin' | 'grantable'>) {
  const { t } = useTexts()
  const state = useSiteForm<{ role: string; adminId: string }>({
    name: 'role',
    answer: undefined,
    id: `role-${id}`,
    defaults: { role },
  })
  return (
    <SiteForm state={state} className="mt-3">
      <input type="hidden" name="adminId" value={id} />
      <RoleField field={state.fields.role} grantable={grantable} />
      <div>
        <Button type="submit" isBusy={state.isBusy} size="small">
          {t('admin.users.change-role')}
        </Button>
      </div>
    </SiteForm>
  )
}
