import { Link } from 'react-router'
import { z } from 'zod'
import { searchableKinds } from '../../../../domain/desk/search/find-records.ts'
import { localeOf } from '../../../addresses.ts'
import { useAdminTabs } from '../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage } from '../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { foundView } from './found.server.ts'

const querySchema = z.object({
  q: z.string().max(200).catch(''),
  after: z
    .string()
    .regex(
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?\|([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\d{1,9})$/,
    )
    .transform(text => {
      const [at = '', id = ''] = text.split('|')
      return { at, id }
    })
    .nullable()
    .catch(null),
})

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  searchableKinds(ctx)
  const query = querySchema.parse(Object.fromEntries(new URL(request.url).searchParams))
  return { q: query.q, found: query.q.trim() ? await foundView(ctx, query) : null }
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, {
    title: t('admin.search.title'),
    description: t('admin.search.intro'),
    isHidden: true,
  })
}

export default function AdminSearch({ loaderData: { found } }: Route.ComponentProps) {
  const { t, to } = useTexts()
  return (
    <AreaPage title={t('admin.search.title')} intro={t('admin.search.intro')} tabs={useAdminTabs()}>
      {found?.length === 0 && (
        <EmptyState
          title={t('admin.search.none')}
          actions={<LinkButton to={to('admin-dashboard')}>{t('admin.tabs.overview')}</LinkButton>}
        >
          {t('admin.search.none-text')}
        </EmptyState>
      )}
      {found?.map(({ kind, records, more, isPaged }) => (
        <section key={kind} aria-labelledby={`found-${kind}`} className="grid gap-2">
          <h2 id={`found-${kind}`} className="text-lg">
            {t(`admin.search.kind.${kind}`)}
          </h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {records.map(({ id, name, detail, date, to: address }) => (
              <li
                key={id}
                className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3"
              >
                <span className="grid min-w-0">
                  <Link className="link font-medium wrap-anywhere" to={address}>
                    {name}
                  </Link>
                  <span className="text-ink-soft text-sm wrap-anywhere">{detail}</span>
                </span>
                <span className="figures text-ink-soft text-sm">{date}</span>
              </li>
            ))}
          </ul>
          {more && (
            <p>
              <Link className="link inline-flex min-h-11 items-center" to={more}>
                {t(isPaged ? 'admin.search.next' : 'admin.search.more')}
                <span className="sr-only">: {t(`admin.search.kind.${kind}`)}</span>
              </Link>
            </p>
          )}
        </section>
      ))}
    </AreaPage>
  )
}
