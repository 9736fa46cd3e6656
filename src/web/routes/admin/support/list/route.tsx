import { Link } from 'react-router'
import { z } from 'zod'
import { listSupport, supportLists } from '../../../../../domain/support/answer-support.ts'
import { formatMoment } from '../../../../../i18n/format.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { useAdminTabs } from '../../../../parts/admin/use-admin-tabs.tsx'
import { withQuery } from '../../../../parts/shared/applications/inbox-address.ts'
import { AreaPage } from '../../../../parts/shared/area-page.tsx'
import { PageLinks } from '../../../../parts/shared/page-links.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { textsOf } from '../../../../texts.ts'
import { buttonClass } from '../../../../ui/button-class.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'

const filterSchema = z.object({
  list: z.enum(supportLists).catch('waiting'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const { search, searchParams } = new URL(request.url)
  const filter = filterSchema.parse(Object.fromEntries(searchParams))
  const { requests, counts, page, pages } = await listSupport(ctx, filter)
  const base = href('admin-support', ctx.locale)
  return {
    list: filter.list,
    search,
    page,
    pages,
    lists: supportLists.map(list => ({ list, count: counts[list], to: `${base}?list=${list}` })),
    requests: requests.map(({ id, topic, status, email, name, beginning, changedAt }) => ({
      id,
      topic,
      status,
      from: name ?? email,
      isGuest: name === null,
      beginning,
      moment: formatMoment(changedAt, ctx.locale),
      to: href('admin-support-request', ctx.locale, { id }),
    })),
  }
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const facts = { title: t('support.admin.title'), description: t('support.admin.intro') }
  return pageMeta(args, { ...facts, isHidden: true })
}

export default function SupportInbox({ loaderData }: Route.ComponentProps) {
  const texts = useTexts()
  const { t, to } = texts
  const { list, lists, requests, page, pages, search } = loaderData
  return (
    <AreaPage title={t('support.admin.title')} intro={t('support.admin.intro')} tabs={useAdminTabs()}>
      <nav aria-label={t('support.admin.lists')} className="flex flex-wrap gap-2">
        {lists.map(each => (
          <Link
            key={each.list}
            to={each.to}
            aria-current={each.list === list ? 'page' : undefined}
            className={buttonClass(each.list === list ? 'primary' : 'secondary', 'small')}
          >
            {t(`support.admin.list.${each.list}`)} <span className="figures">{each.count}</span>
          </Link>
        ))}
      </nav>
      {requests.length === 0 ? (
        <EmptyState
          title={t(`support.admin.none.${list}`)}
          actions={
            list !== 'waiting' && (
              <LinkButton to={to('admin-support')}>{t('support.admin.to-waiting')}</LinkButton>
            )
          }
        />
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {requests.map(request => (
            <li key={request.id} className="grid gap-1 p-4 sm:px-6">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <Link to={request.to} className="link font-semibold">
                  {t(`support.topic.${request.topic}`)} · {t('support.admin.one', { id: request.id })}
                </Link>
                <span className="figures text-ink-soft text-sm">
                  {t(`support.status.${request.status}`)} · {request.moment}
                </span>
              </p>
              <p className="wrap-anywhere text-sm">
                {request.from}
                {request.isGuest && ` (${t('support.admin.guest')})`}
              </p>
              <p className="line-clamp-2 wrap-anywhere text-ink-soft">{request.beginning}</p>
            </li>
          ))}
        </ul>
      )}
      <PageLinks
        page={page}
        pageCount={pages}
        hrefOf={number => `.${withQuery(search, { page: number > 1 ? number : null })}`}
        name={t('support.admin.pages')}
      />
    </AreaPage>
  )
}
