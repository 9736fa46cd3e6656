import { redirect } from 'react-router'
import { noteOnboarding } from '../../../domain/accounts/onboard.ts'
import { acceptInvitation } from '../../../domain/employers/team/accept-invitation.ts'
import { invitationSchema } from '../../../domain/employers/team/team.schema.ts'
import { href } from '../../addresses.ts'
import { getFacts } from '../../server/context.server.ts'
import { form } from '../../server/form.server.ts'
import { toastCookie } from '../../server/http/cookies.ts'

/** The form of `InvitationChoice`: the person has found their employer and goes on to its overview. */
export const acceptInvitationForm = form(
  { schema: invitationSchema },
  async (ctx, { invitationId }, { context }) => {
    const { visitor } = getFacts(context)
    const { employerId } = await acceptInvitation(ctx, { invitationId, visitor })
    await noteOnboarding(ctx, { step: null, isComplete: true })
    return redirect(`${href('employer-dashboard', ctx.locale)}?employer=${employerId}`, {
      headers: { 'set-cookie': toastCookie('employer-area.invitation.accepted') },
    })
  },
)
