import { changeMemberRole, removeMember } from '../../../../domain/employers/team/change-member.ts'
import { inviteMember, withdrawInvitation } from '../../../../domain/employers/team/invite-member.ts'
import { readTeam } from '../../../../domain/employers/team/read-team.ts'
import {
  invitationSchema,
  inviteSchema,
  memberRoleSchema,
  memberSchema,
} from '../../../../domain/employers/team/team.schema.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { localeOf } from '../../../addresses.ts'
import { EmployerArea } from '../../../parts/employer/employer-area.tsx'
import { AccessRequests } from '../../../parts/shared/access-requests.tsx'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { currentEmployer } from '../../../parts/shared/current-employer.server.ts'
import { decideRequestForm } from '../../../parts/shared/decide-request.server.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import { FormProblems } from '../../../ui/form-problems.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { InviteForm } from './invite-form.tsx'
import { MemberRow } from './member-row.tsx'
import { OpenInvitations } from './open-invitations.tsx'
import { backToTeam, teamOf } from './team.server.ts'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const employer = await currentEmployer(ctx, request)
  const team = await readTeam(ctx, employer.employerId)
  const invitations = team.invitations.map(invitation => ({
    ...invitation,
    expires: formatDate(invitation.expiresAt, ctx.locale),
  }))
  return { employer, team: { ...team, invitations } }
})

export const action = formAction({
  invite: form({ schema: inviteSchema }, async (ctx, input, args) => {
    await inviteMember(ctx, { ...input, ...(await teamOf(ctx, args)) })
    return backToTeam(ctx, args, 'employer-area.team.sent')
  }),
  withdraw: form({ schema: invitationSchema }, async (ctx, input, args) => {
    await withdrawInvitation(ctx, { ...input, ...(await teamOf(ctx, args)) })
    return backToTeam(ctx, args, 'employer-area.team.withdrawn')
  }),
  role: form({ schema: memberRoleSchema }, async (ctx, input, args) => {
    await changeMemberRole(ctx, { ...input, ...(await teamOf(ctx, args)) })
    return backToTeam(ctx, args, 'employer-area.team.role-changed')
  }),
  remove: form({ schema: memberSchema }, async (ctx, input, args) => {
    await removeMember(ctx, { ...input, ...(await teamOf(ctx, args)) })
    const isSelf = ctx.actor.kind === 'user' && ctx.actor.userId === input.userId
    return backToTeam(ctx, args, isSelf ? 'employer-area.team.left' : 'employer-area.team.removed', isSelf)
  }),
  decide: decideRequestForm,
})

export const meta: Route.MetaFunction = args => {
  const title = textsOf(localeOf(args.location.pathname))('employer-area.team.title')
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function EmployerTeam({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { employer, team } = loaderData
  const isInvite = actionData?.form === 'invite'
  const problems = isInvite ? [] : (actionData?.result?.error?.[''] ?? [])
  return (
    <EmployerArea
      employer={employer}
      title={t('employer-area.team.title')}
      intro={t('employer-area.team.intro', { employer: employer.name })}
    >
      <FormProblems
        title={t('employer-area.team.problem')}
        whole={problems}
        fields={[]}
        hasFocus={problems.length > 0}
      />
      {team.requests.length > 0 && (
        <AreaSection title={t('dashboard.employer.requests')}>
          <AccessRequests requests={team.requests} />
        </AreaSection>
      )}
      <AreaSection title={t('employer-area.team.members')}>
        <ul className="-my-3 divide-y divide-line">
          {team.members.map(member => (
            <MemberRow
              key={member.userId}
              member={member}
              employerName={employer.name}
              canManage={team.canManage}
            />
          ))}
        </ul>
      </AreaSection>
      {team.invitations.length > 0 && (
        <AreaSection title={t('employer-area.team.invitations')}>
          <OpenInvitations invitations={team.invitations} />
        </AreaSection>
      )}
      {team.canManage && (
        <AreaSection title={t('employer-area.team.invite')} text={t('employer-area.team.invite-text')}>
          <InviteForm key={team.invitations.length} answer={isInvite ? actionData : undefined} />
        </AreaSection>
      )}
    </EmployerArea>
  )
}
