import { noteOnboarding } from '../../../domain/accounts/onboard.ts'
import { acceptInvitation } from '../../../domain/employers/team/accept-invitation.ts'
import { invitationSchema } from '../../../domain/employers/team/team.schema.ts'
import { href } from '../../addresses.ts'
import { form } from '../../server/form.server.ts'
import { redirectWithToast } from '../../server/redirect-with-toast.server.ts'

/** The form of `InvitationChoice`. It also completes the onboarding and leads to the employer's overview. */
export const acceptInvitationForm = form(
  { schema: invitationSchema },
  async (ctx, { invitationId, terms }) => {
    const { employerId } = await acceptInvitation(ctx, { invitationId, agreesToTerms: terms === 'on' })
    await noteOnboarding(ctx, { step: null, isComplete: true })
    return redirectWithToast(
      `${href('employer-dashboard', ctx.locale)}?employer=${employerId}`,
      'employer-area.invitation.accepted',
    )
  },
)
