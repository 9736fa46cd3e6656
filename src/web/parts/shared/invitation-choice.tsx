import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { listOwnInvitations } from '../../../domain/employers/team/accept-invitation.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../use-texts.ts'

type Props = { invitation: Awaited<ReturnType<typeof listOwnInvitations>>[number] }

/** An invitation, for the person whose address it is for; `children` is what is to be known before. */
export function InvitationChoice({ invitation, children }: Props & { children?: ReactNode }) {
  const { t } = useTexts()
  return (
    <Form method="post" className="grid justify-items-start gap-4">
      <InvitationText invitation={invitation} />
      {children}
      <input type="hidden" name="form" value="accept" />
      <input type="hidden" name="invitationId" value={invitation.id} />
      <Button type="submit" variant="next">
        {t('employer-area.invitation.accept')}
      </Button>
    </Form>
  )
}

/** Who invites for what. */
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
