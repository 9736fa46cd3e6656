import { replace } from 'react-router'
import { readInvitation } from '../../../../domain/employers/team/accept-invitation.ts'
import { href, localeOf } from '../../../addresses.ts'
import { acceptInvitationForm } from '../../../parts/shared/accept-invitation.server.ts'
import { InvitationChoice, InvitationText } from '../../../parts/shared/invitation-choice.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { AccountPage } from '../../../parts/shared/sign-in/account-page.tsx'
import { formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import { wayBackQuery } from '../../../way-back.ts'
import type { Route } from './+types/route.ts'
import { SeekerChoice } from './seeker-choice.tsx'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const invitation = await readInvitation(ctx, token)
  const here = `${href('team-invitation', ctx.locale)}?${new URLSearchParams({ token })}`
  const query = wayBackQuery(here)
  const { actor } = ctx
  if (actor.kind !== 'user') return { invitation, reader: 'guest', query } as const
  if (!invitation.isForReader) return { invitation, reader: 'other', query } as const
  if (actor.role === null) throw replace(href('choose-role', ctx.locale) + query)
  return { invitation, reader: actor.role === 'job_seeker' ? 'seeker' : 'employer', query } as const
})

export const action = formAction({ accept: acceptInvitationForm })

export const meta: Route.MetaFunction = args => {
  const title = textsOf(localeOf(args.location.pathname))('employer-area.invitation.title')
  return pageMeta(args, { title, description: title, isHidden: true })
}

/**
 * What the mailed link opens. Guests are led to sign-in or sign-up and back; people with another kind of account are told which address it
 * is for.
 */
export default function TeamInvitation({
  loaderData: { invitation, reader, query },
  actionData,
}: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { email } = invitation
  return (
    <AccountPage title={t('employer-area.invitation.title')}>
      {reader === 'employer' ? (
        <InvitationChoice invitation={invitation} />
      ) : reader === 'seeker' ? (
        <SeekerChoice invitation={invitation} answer={actionData} />
      ) : (
        <>
          <InvitationText invitation={invitation} />
          <p className="wrap-anywhere">
            {t(`employer-area.invitation.${reader === 'guest' ? 'for' : 'other-account'}`, { email })}
          </p>
        </>
      )}
      {reader === 'guest' && (
        <div className="flex flex-wrap gap-3">
          <LinkButton to={to('login') + query} variant="next">
            {t('employer-area.invitation.sign-in')}
          </LinkButton>
          <LinkButton to={to('register-employer') + query} variant="secondary">
            {t('employer-area.invitation.register')}
          </LinkButton>
        </div>
      )}
    </AccountPage>
  )
}
