import { Link } from 'react-router'
import { listEmployerRequests } from '../../../../domain/employers/ask-for-employer.ts'
import { requireEmployerPerson } from '../../../../domain/employers/employer.policy.ts'
import { findOwnEmployers } from '../../../../domain/employers/find-own-employers.ts'
import { localeOf } from '../../../addresses.ts'
import { getFacts } from '../../../context.server.ts'
import { formAction } from '../../../form.server.ts'
import { pageLoader } from '../../../outcome.server.ts'
import { AccessRequests } from '../../../parts/access-requests.tsx'
import { AreaPage, AreaSection } from '../../../parts/area-page.tsx'
import { decideRequestForm } from '../../../parts/decide-request.server.ts'
import { pageMeta } from '../../../parts/page-meta.ts'
import { textsOf } from '../../../texts.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { context }: Route.LoaderArgs) => {
  const { memberships } = requireEmployerPerson(ctx.actor)
  const roles = new Map(memberships.map(({ employerId, role }) => [employerId, role]))
  const mappings = await findOwnEmployers(ctx)
  return {
    name: getFacts(context).person?.name ?? '',
    employers: mappings.map(mapping => ({ ...mapping, role: roles.get(mapping.employerId) ?? null })),
    requests: await listEmployerRequests(ctx),
  }
})

export const action = formAction({ decide: decideRequestForm('employer-dashboard') })

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const description = t('dashboard.employer.intro')
  return pageMeta(args, { title: t('dashboard.title'), description, isHidden: true })
}

/** An employer's start: for whom the person acts, and who asks to. */
export default function EmployerDashboard({
  loaderData: { name, employers, requests },
}: Route.ComponentProps) {
  const { t, to } = useTexts()
  const own = employers.filter(({ role }) => role !== null)
  return (
    <AreaPage title={t('dashboard.hello', { name })} intro={t('dashboard.employer.intro')} tabs={null}>
      <AreaSection
        title={t(own.length > 0 ? 'dashboard.employer.employers' : 'dashboard.employer.none.title')}
        text={own.length > 0 ? undefined : t('dashboard.employer.none.text')}
      >
        {own.length > 0 && (
          <ul className="divide-y divide-line">
            {own.map(({ employerId, employerName, role }) => (
              <li key={employerId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
                <span className="font-semibold">{employerName}</span>
                <span className="text-ink-soft text-sm">{t(`dashboard.employer.role.${role}`)}</span>
                <Link className="link sm:ml-auto" to={to('employer', { key: employerId })}>
                  {t('dashboard.employer.public')}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div>
          <LinkButton
            to={`${to('onboarding-employer')}?step=find`}
            variant={own.length > 0 ? 'secondary' : 'next'}
          >
            {t('dashboard.employer.find')}
          </LinkButton>
        </div>
      </AreaSection>
      {own.some(({ role }) => role === 'owner') && (
        <AreaSection title={t('dashboard.employer.requests')}>
          <AccessRequests requests={requests} />
        </AreaSection>
      )}
      <p>
        <Link className="link" to={to('account')}>
          {t('dashboard.account')}
        </Link>
      </p>
    </AreaPage>
  )
}
