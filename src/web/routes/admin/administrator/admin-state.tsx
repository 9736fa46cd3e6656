import type { AdminRole } from '../../../../domain/caller/admin-role.values.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ConfirmStep } from '../../../ui/confirm-step.tsx'
import { useTexts } from '../../../use-texts.ts'

type Admin = {
  firstName: string
  lastName: string
  role: AdminRole
  isActive: boolean
  isOwn: boolean
  created: string
  lastLogin: string | null
}

/** What an administrator may do now, and how to take it away or give it back. */
export function AdminState({ admin }: { admin: Admin }) {
  const { t } = useTexts()
  const { firstName, lastName, role, isActive, isOwn, created, lastLogin } = admin
  const name = `${firstName} ${lastName}`
  return (
    <div className="grid max-w-[44rem] gap-3">
      <p className="flex flex-wrap gap-2">
        <Badge>{t(`admin.role.${role}`)}</Badge>
        <Badge>{t(isActive ? 'admin.users.active' : 'admin.users.inactive')}</Badge>
        {isOwn && <Badge>{t('admin.users.you')}</Badge>}
      </p>
      <p className="figures text-ink-soft text-sm">
        {t('admin.users.created')}: {created} · {t('admin.users.last-login')}:{' '}
        {lastLogin ?? t('admin.users.never')}
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <ActionButton
          form="rights"
          fields={{ isActive: String(!isActive) }}
          variant={isActive ? 'danger' : 'secondary'}
          size="small"
        >
          {t(isActive ? 'admin.users.deactivate' : 'admin.users.activate')}
        </ActionButton>
        <ConfirmStep
          name="remove"
          open={t('admin.users.remove')}
          label={t('admin.users.remove-label', { name })}
          size="small"
          title={t('admin.users.remove-title', { name })}
          does={{ form: 'remove', fields: {}, text: t('admin.users.remove'), leadsOn: true }}
        >
          <p>{t('admin.users.remove-text')}</p>
        </ConfirmStep>
      </div>
    </div>
  )
}
