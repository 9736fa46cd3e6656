import { Link, redirect } from 'react-router'
import { z } from 'zod'
import { Invalid } from '../../../../../domain/caller/errors.ts'
import { findTargetSchema } from '../../../../../domain/moderation/moderation.schema.ts'
import { caseStatuses } from '../../../../../domain/moderation/moderation.status.ts'
import { targetKinds } from '../../../../../domain/moderation/moderation.values.ts'
import { listModeration, takeUpTarget } from '../../../../../domain/moderation/read-cases.ts'
import { formatMoment } from '../../../../../i18n/format.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { useAdminTabs } from '../../../../parts/admin/use-admin-tabs.tsx'
import { withQuery } from '../../../../parts/shared/applications/inbox-address.ts'
import { AreaPage } from '../../../../parts/shared/area-page.tsx'
import { AddressForm } from '../../../../parts/shared/moderation/address-form.tsx'
import { targetOfAddress } from '../../../../parts/shared/moderation/target-of-address.server.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { textsOf } from '../../../../texts.ts'
import { buttonClass } from '../../../../ui/button-class.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { OpenComplaints } from './open-complaints.tsx'

const filterSchema = z.object({
  status: z.enum(caseStatuses).catch('open'),
  kind: z.enum(targetKinds).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(1_000).catch(1),
})

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const { search, searchParams } = new URL(request.url)
  const filter = filterSchema.parse(Object.fromEntries(searchParams))
  const found = await listModeration(ctx, filter)
  const { locale } = ctx
  const t = translator(locale)
  const base = href('admin-reports', locale)
  return {
    search,
    status: filter.status,
    page: found.page,
    hasMore: found.hasMore,
    lists: caseStatuses.map(each => ({
      status: each,
      count: found.counts[each],
      to: `${base}?status=${each}`,
    })),
    complaints: found.complaints.map(({ id, caseId, label, party, isOwn, complainedAt }) => ({
      ...{ id, label, party, isOwn },
      moment: formatMoment(complainedAt, locale),
      to: href('admin-report', locale, { id: caseId }),
    })),
    cases: found.cases.map(each => ({
      id: each.id,
      what: t(`moderation-words.target.${each.targetKind}`, { label: each.label }),
      openReports: each.openReports,
      weight: each.weight,
      assignedName: each.assignedName,
      moment: formatMoment(each.status === 'open' ? each.openedAt : each.changedAt, locale),
      to: href('admin-report', locale, { id: each.id }),
    })),
  }
})

export const action = formAction({
  'take-up': form({ schema: findTargetSchema }, async (ctx, { address }) => {
    const target = targetOfAddress(address, ctx.links.site())
    if (!target) throw new Invalid({ address: [{ key: 'moderation.problem.address' }] })
    const { caseId } = await takeUpTarget(ctx, target)
    return redirect(href('admin-report', ctx.locale, { id: caseId }))
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const facts = { title: t('moderation.admin.title'), description: t('moderation.admin.intro') }
  return pageMeta(args, { ...facts, isHidden: true })
}

export default function Reports({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { status, lists, cases, complaints, page, hasMore, search } = loaderData
  return (
    <AreaPage title={t('moderation.admin.title')} intro={t('moderation.admin.intro')} tabs={useAdminTabs()}>
      <OpenComplaints complaints={complaints} />
      <nav aria-label={t('moderation.admin.lists')} className="flex flex-wrap gap-2">
        {lists.map(each => (
          <Link
            key={each.status}
            to={each.to}
            aria-current={each.status === status ? 'page' : undefined}
            className={buttonClass(each.status === status ? 'primary' : 'secondary', 'small')}
          >
            {t(`moderation.admin.list.${each.status}`)} <span className="figures">{each.count}</span>
          </Link>
        ))}
        <LinkButton to={to('admin-reports-all')} variant="quiet" size="small">
          {t('moderation.admin.all')}
        </LinkButton>
      </nav>
      {cases.length === 0 ? (
        <EmptyState title={t(`moderation.admin.none.${status}`)} actions={null} />
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {cases.map(each => (
            <li key={each.id} className="grid gap-1 p-4 sm:px-6">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <Link to={each.to} className="link wrap-anywhere font-semibold">
                  {each.what}
                </Link>
                <span className="figures text-ink-soft text-sm">{each.moment}</span>
              </p>
              {status === 'open' && (
                <p className="figures text-ink-soft text-sm">
                  {t('moderation.admin.reports', { count: each.openReports })} ·{' '}
                  {t('moderation.admin.weight', { weight: each.weight })}
                  {each.assignedName && ` · ${t('moderation.admin.with', { name: each.assignedName })}`}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {(page > 1 || hasMore) && (
        <nav aria-label={t('moderation.admin.pages')} className="flex gap-3">
          {page > 1 && (
            <Link className="link" to={`.${withQuery(search, { page: page > 2 ? page - 1 : null })}`}>
              {t('moderation.admin.earlier')}
            </Link>
          )}
          {hasMore && (
            <Link className="link" to={`.${withQuery(search, { page: page + 1 })}`}>
              {t('moderation.admin.later')}
            </Link>
          )}
        </nav>
      )}
      <AddressForm
        name="take-up"
        title={t('moderation.admin.take-up.title')}
        text={t('moderation.admin.take-up.text')}
        submit={t('moderation.admin.take-up.go')}
        variant="secondary"
        answer={actionData}
      />
    </AreaPage>
  )
}
