import { Link } from 'react-router'
import { z } from 'zod'
import { readIdeasForTeam } from '../../../../../domain/ideas/desk/read-ideas-for-team.ts'
import { ideaStatuses } from '../../../../../domain/ideas/idea.status.ts'
import { formatDate } from '../../../../../i18n/format.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { useAdminTabs } from '../../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage } from '../../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { textsOf } from '../../../../texts.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'

const filterSchema = z.object({
  status: z.enum(ideaStatuses).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(500).catch(1),
})

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const filter = filterSchema.parse(Object.fromEntries(new URL(request.url).searchParams))
  const { ideas, total, pageCount } = await readIdeasForTeam(ctx, filter)
  const { locale } = ctx
  const t = translator(locale)
  const base = href('admin-ideas', locale)
  const query = filter.status === null ? '' : `status=${filter.status}&`
  return {
    count: t('ideas-words.count', { count: total }),
    page: filter.page,
    pageCount,
    pageTo: Array.from({ length: pageCount }, (_, at) => `${base}?${query}page=${at + 1}`),
    statuses: [null, ...ideaStatuses].map(value => ({
      label: value === null ? t('ideas-words.list.all') : t(`ideas-words.status.${value}`),
      to: value === null ? base : `${base}?status=${value}`,
      isCurrent: filter.status === value,
    })),
    ideas: ideas.map(({ id, title, status, votes, comments, writtenAt, mergedInto, isHidden }) => ({
      id,
      title,
      to: href('admin-idea', locale, { id }),
      status: t(`ideas-words.status.${status}`),
      isMerged: mergedInto !== null,
      isHidden,
      facts: [
        t('ideas-words.number', { number: String(id) }),
        t('ideas-words.votes', { count: votes }),
        t('ideas-words.comments', { count: comments }),
        formatDate(writtenAt, locale),
      ].join(' · '),
    })),
  }
})

export const meta: Route.MetaFunction = args => {
  const title = textsOf(localeOf(args.location.pathname))('ideas.admin.tab')
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function AdminIdeas({ loaderData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { count, page, pageCount, pageTo, statuses, ideas } = loaderData
  return (
    <AreaPage title={t('ideas.admin.tab')} intro={t('ideas.admin.intro')} tabs={useAdminTabs()}>
      <nav aria-label={t('ideas.admin.status')} className="flex flex-wrap gap-2">
        {statuses.map(choice => (
          <Link
            key={choice.to}
            to={choice.to}
            aria-current={choice.isCurrent ? 'true' : undefined}
            className={buttonClass(choice.isCurrent ? 'primary' : 'secondary', 'small')}
          >
            {choice.label}
          </Link>
        ))}
      </nav>
      <p className="figures text-ink-soft">{count}</p>
      {ideas.length === 0 ? (
        <EmptyState
          title={t('ideas.admin.none')}
          actions={
            <LinkButton to={to('ideas')} variant="secondary">
              {t('ideas.own.look')}
            </LinkButton>
          }
        />
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {ideas.map(({ id, title, to: ideaTo, status, isMerged, isHidden, facts }) => (
            <li key={id} className="grid gap-1 p-4 sm:px-6">
              <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                <Link to={ideaTo} className="link wrap-anywhere font-semibold">
                  {title}
                </Link>
                <Badge>{status}</Badge>
                {isMerged && <Badge>{t('ideas.admin.is-merged')}</Badge>}
                {isHidden && <Badge tone="bad">{t('ideas.own.hidden')}</Badge>}
              </p>
              <p className="figures text-ink-soft text-sm">{facts}</p>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={number => pageTo[number - 1] ?? ''}
        labels={{
          navigation: t('ideas.admin.pages'),
          previous: t('ideas.admin.previous'),
          next: t('ideas.admin.next'),
          pageOf: `${page} / ${pageCount}`,
        }}
      />
    </AreaPage>
  )
}
