import { Link } from 'react-router'
import { readNextSteps } from '../../../../domain/employers/read-next-steps.ts'
import { listOwnInvitations } from '../../../../domain/employers/team/accept-invitation.ts'
import { readEmployerStatistics } from '../../../../domain/statistics/read-employer-statistics.ts'
import { localeOf } from '../../../addresses.ts'
import { EmployerArea } from '../../../parts/employer/employer-area.tsx'
import { NextSteps } from '../../../parts/employer/employer-overview/next-steps.tsx'
import { Statistics } from '../../../parts/employer/employer-overview/statistics.tsx'
import { acceptInvitationForm } from '../../../parts/shared/accept-invitation.server.ts'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { findCurrentEmployer } from '../../../parts/shared/current-employer.server.ts'
import { InvitationChoice } from '../../../parts/shared/invitation-choice.tsx'
import { LiveUpdates } from '../../../parts/shared/live-updates.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { getFacts } from '../../../server/context.server.ts'
import { formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { NoEmployer } from './no-employer.tsx'

export const loader = pageLoader(async (ctx, { request, context }: Route.LoaderArgs) => {
  const employer = await findCurrentEmployer(ctx, request)
  const days = new URL(request.url).searchParams.get('days') === '90' ? (90 as const) : (30 as const)
  return {
    name: getFacts(context).person?.name ?? '',
    employer,
    isSeeker: ctx.actor.kind === 'user' && ctx.actor.isJobSeeker,
    steps: employer ? await readNextSteps(ctx, employer.employerId) : [],
    days,
    figures: employer ? await readEmployerStatistics(ctx, { employerId: employer.employerId, days }) : null,
    invitations: await listOwnInvitations(ctx),
  }
})

export const action = formAction({ accept: acceptInvitationForm })

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const description = t('employer-area.overview.intro')
  return pageMeta(args, { title: t('dashboard.title'), description, isHidden: true })
}

export default function EmployerOverview({ loaderData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { name, employer, isSeeker, steps, invitations, figures, days } = loaderData
  const invited = invitations.length > 0 && (
    <AreaSection title={t('employer-area.invitation.open')}>
      {invitations.map(invitation => (
        <InvitationChoice key={invitation.id} invitation={invitation} />
      ))}
    </AreaSection>
  )
  if (!employer) return <NoEmployer name={name}>{invited}</NoEmployer>
  return (
    <EmployerArea
      employer={employer}
      title={employer.isByAdmin ? t('employer-area.page.overview') : t('dashboard.hello', { name })}
      intro={
        <>
          {!employer.isByAdmin &&
            t('employer-area.overview.for', { role: t(`dashboard.employer.role.${employer.role}`) })}{' '}
          <Link className="link" to={to('employer', { key: employer.employerId })}>
            {t('dashboard.employer.public')}
          </Link>
        </>
      }
    >
      {invited}
      <LiveUpdates kinds={['application', 'message', 'job', 'question']} />
      <NextSteps steps={steps} query={employer.query} />
      {figures && <Statistics figures={figures} days={days} query={employer.query} />}
      {!employer.isByAdmin && <OwnWays isSeeker={isSeeker} />}
    </EmployerArea>
  )
}

function OwnWays({ isSeeker }: { isSeeker: boolean }) {
  const { t, to } = useTexts()
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2">
      <Link className="link" to={`${to('onboarding-employer')}?step=find`}>
        {t('employer-area.overview.find-another')}
      </Link>
      <Link className="link" to={to('create-employer')}>
        {t('employer-area.overview.create-another')}
      </Link>
      {isSeeker && (
        <Link className="link" to={to('dashboard')}>
          {t('employer-area.overview.own-applications')}
        </Link>
      )}
      <Link className="link" to={to('account')}>
        {t('dashboard.account')}
      </Link>
    </p>
  )
}
