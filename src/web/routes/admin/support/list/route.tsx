import { Form, Link } from 'react-router'
import { z } from 'zod'
import { listSupport } from '../../../../../domain/support/desk/list-support.ts'
import { supportLists, supportTopics } from '../../../../../domain/support/support.values.ts'
import { formatMoment } from '../../../../../i18n/format.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { useAdminTabs } from '../../../../parts/admin/use-admin-tabs.tsx'
import { withQuery } from '../../../../parts/shared/applications/inbox-address.ts'
import { AreaPage } from '../../../../parts/shared/area-page.tsx'
import { PageLinks } from '../../../../parts/shared/page-links.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { textsOf } from '../../../../texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Select } from '../../../../ui/select.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'

const filterSchema = z.object({
  list: z.enum(supportLists).catch('ours'),
  topic: z.enum(supportTopics).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const { search, searchParams } = new URL(request.url)
  const filter = filterSchema.parse({ topic: null, ...Object.fromEntries(searchParams) })
  const { requests, counts, page, pages } = await listSupport(ctx, filter)
  const base = href('admin-support', ctx.locale)
  return {
    list: filter.list,
    topic: filter.topic,
    search,
    page,
    pages,
    lists: supportLists.map(list => ({
      list,
      count: counts[list],
      to: base + withQuery('', { list, topic: filter.topic }),
    })),
    requests: requests.map(request => ({
      id: request.id,
      number: request.number,
      topic: request.topic,
      subject: request.subject,
      status: request.status,
      from: request.name ?? request.email,
      isGuest: request.name === null,
      assignedName: request.assignedName,
      beginning: request.beginning,
      moment: formatMoment(request.changedAt, ctx.locale),
      due: request.dueAt && {
        moment: formatMoment(request.dueAt, ctx.locale),
        isLate: request.dueAt < ctx.now(),
      },
      heldBecause: request.heldBecause,
      to: href('admin-support-request', ctx.locale, { id: request.id }),
    })),
  }
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const facts = { title: t('support.admin.title'), description: t('support.admin.intro') }
  return pageMeta(args, { ...facts, isHidden: true })
}

export default function SupportInbox({ loaderData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { list, topic, lists, requests, page, pages, search } = loaderData
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
        <LinkButton to={to('admin-support-all')} variant="quiet" size="small">
          {t('support.admin.all')}
        </LinkButton>
        <LinkButton to={to('admin-support-prepared')} variant="quiet" size="small">
          {t('support.admin.prepared.title')}
        </LinkButton>
      </nav>
      <Form method="get" className="flex flex-wrap items-end gap-2">
        <input type="hidden" name="list" value={list} />
        <label htmlFor="topic" className="grid gap-1">
          <span className="font-semibold text-sm">{t('support.form.topic')}</span>
          <Select id="topic" name="topic" key={topic} defaultValue={topic ?? ''}>
            <option value="">{t('support.admin.all-topics')}</option>
            {supportTopics.map(each => (
              <option key={each} value={each}>
                {t(`support.topic.${each}`)}
              </option>
            ))}
          </Select>
        </label>
        <Button type="submit" variant="secondary">
          {t('support.admin.filter')}
        </Button>
      </Form>
      {requests.length === 0 ? (
        <EmptyState
          title={t(`support.admin.none.${list}`)}
          actions={
            list !== 'ours' && (
              <LinkButton to={to('admin-support')}>{t('support.admin.to-waiting')}</LinkButton>
            )
          }
        />
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {requests.map(request => (
            <ListedRequest key={request.id} request={request} />
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

function ListedRequest({ request }: { request: Route.ComponentProps['loaderData']['requests'][number] }) {
  const { t } = useTexts()
  const { due, assignedName, heldBecause } = request
  return (
    <li className="grid gap-1 p-4 sm:px-6">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link to={request.to} className="link wrap-anywhere font-semibold">
          {request.subject ?? t(`support.topic.${request.topic}`)} · #{request.number}
        </Link>
        <span className="figures text-ink-soft text-sm">
          {t(`support.status.${request.status}`)} · {request.moment}
        </span>
      </p>
      <p className="wrap-anywhere text-sm">
        {request.from}
        {request.isGuest && ` (${t('support.admin.guest')})`}
        {assignedName && ` · ${t('support.admin.with', { name: assignedName })}`}
      </p>
      {due && (
        <p className={due.isLate ? 'font-semibold text-bad text-sm' : 'text-ink-soft text-sm'}>
          {t(due.isLate ? 'support.admin.was-due' : 'support.admin.due', { moment: due.moment })}
        </p>
      )}
      {heldBecause.length > 0 && (
        <p className="text-sm text-warn">
          {heldBecause.map(reason => t(`support.admin.suspicion.${reason}`)).join(', ')}
        </p>
      )}
      <p className="line-clamp-2 wrap-anywhere text-ink-soft">{request.beginning}</p>
    </li>
  )
}
