import type { Team } from '../../../../domain/employers/team/read-team.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { useTexts } from '../../../use-texts.ts'

type Props = { invitations: readonly (Team['invitations'][number] & { expires: string })[] }

/** Inviting again replaces the invitation, even an expired one. */
export function OpenInvitations({ invitations }: Props) {
  const { t } = useTexts()
  return (
    <ul className="-my-3 divide-y divide-line">
      {invitations.map(({ id, email, role, expires, isExpired }) => (
        <li key={id} className="grid gap-2 py-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 break-all font-semibold">{email}</span>
            <Badge>{t(`dashboard.employer.role.${role}`)}</Badge>
            <span className="figures w-full text-ink-soft text-sm">
              {t(`employer-area.team.${isExpired ? 'expired' : 'until'}`, { date: expires })}
            </span>
          </p>
          <div className="flex flex-wrap gap-3">
            <ActionButton
              form="invite"
              fields={{ email, role }}
              label={t('employer-area.team.again-for', { email })}
              variant="secondary"
              size="small"
            >
              {t('employer-area.team.again')}
            </ActionButton>
            <ActionButton
              form="withdraw"
              fields={{ invitationId: id }}
              label={t('employer-area.team.withdraw-for', { email })}
              variant="danger"
              size="small"
            >
              {t('employer-area.team.withdraw')}
            </ActionButton>
          </div>
        </li>
      ))}
    </ul>
  )
}
