import { Link } from 'react-router'
import { listEmployerRequests } from '../../../../domain/employers/ask-for-employer.ts'
import { localeOf } from '../../../addresses.ts'
import { getFacts } from '../../../context.server.ts'
import { formAction } from '../../../form.server.ts'
import { pageLoader } from '../../../outcome.server.ts'
import { AccessRequests } from '../../../parts/access-requests.tsx'
import { AreaSection } from '../../../parts/area-page.tsx'
import { findCurrentEmployer } from '../../../parts/current-employer.server.ts'
import { decideRequestForm } from '../../../parts/decide-request.server.ts'
import { EmployerArea } from '../../../parts/employer-area.tsx'
import { pageMeta } from '../../../parts/page-meta.ts'
import { textsOf } from '../../../texts.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { NoEmployer } from './no-employer.tsx'

export const loader = pageLoader(async (ctx, { request, context }: Route.LoaderArgs) => {
  const name = getFacts(context).person?.name ?? ''
  const employer = await findCurrentEmployer(ctx, request)
  return { name, employer, requests: await listEmployerRequests(ctx) }
})

export const action = formAction({ decide: decideRequestForm('employer-dashboard') })

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const description = t('employer-area.overview.intro')
  return pageMeta(args, { title: t('dashboard.title'), description, isHidden: true })
}

/** An employer's start: what waits and what comes next. */
export default function EmployerOverview({ loaderData: { name, employer, requests } }: Route.ComponentProps) {
  const { t, to } = useTexts()
  if (!employer) return <NoEmployer name={name} />
  return (
    <EmployerArea
      employer={employer}
      title={t('dashboard.hello', { name })}
      intro={
        <>
          {t('employer-area.overview.for', { role: t(`dashboard.employer.role.${employer.role}`) })}{' '}
          <Link className="link" to={to('employer', { key: employer.employerId })}>
            {t('dashboard.employer.public')}
          </Link>
        </>
      }
    >
      {requests.length > 0 && (
        <AreaSection title={t('dashboard.employer.requests')}>
          <AccessRequests requests={requests} />
        </AreaSection>
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link className="link" to={`${to('onboarding-employer')}?step=find`}>
          {t('employer-area.overview.find-another')}
        </Link>
        <Link className="link" to={to('create-employer')}>
          {t('employer-area.overview.create-another')}
        </Link>
        <Link className="link" to={to('account')}>
          {t('dashboard.account')}
        </Link>
      </p>
    </EmployerArea>
  )
}
