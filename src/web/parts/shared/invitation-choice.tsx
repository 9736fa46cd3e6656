import type { listOwnInvitations } from '../../../domain/employers/team/accept-invitation.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { useTexts } from '../../use-texts.ts'

type Props = { invitation: Awaited<ReturnType<typeof listOwnInvitations>>[number] }

/** For the person whose address was invited. The page's action must handle `accept` with `acceptInvitationForm`. */
export function InvitationChoice({ invitation }: Props) {
  const { t } = useTexts()
  return (
    <div className="grid justify-items-start gap-4">
      <InvitationText invitation={invitation} />
      <ActionButton form="accept" fields={{ invitationId: invitation.id }} variant="next" leadsOn>
        {t('employer-area.invitation.accept')}
      </ActionButton>
    </div>
  )
}

export function InvitationText({ invitation: { inviterName, employerName, role } }: Props) {
  const { t } = useTexts()
  const text = inviterName === null ? 'text-without-person' : 'text'
  return (
    <p>
      {t(`employer-area.invitation.${text}`, {
        person: inviterName ?? '',
        employer: employerName,
        role: t(`dashboard.employer.role.${role}`),
      })}
    </p>
  )
}
