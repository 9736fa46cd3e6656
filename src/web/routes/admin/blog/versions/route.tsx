import { Link } from 'react-router'
import { articleRestoreSchema } from '../../../../../domain/blog/blog.schema.ts'
import { compareDrafts } from '../../../../../domain/blog/compare-drafts.ts'
import { listVersions, readVersion } from '../../../../../domain/blog/read-article.ts'
import { restoreVersion } from '../../../../../domain/blog/save-article.ts'
import { rowIdSchema } from '../../../../../domain/caller/row-id.schema.ts'
import { formatMoment } from '../../../../../i18n/format.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { BackTo } from '../../../../parts/admin/back-to.tsx'
import { useAdminTabs } from '../../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage, AreaSection } from '../../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { Differences } from './differences.tsx'

const idOf = (params: { id?: string | undefined }) => rowIdSchema.catch(0).parse(params.id)

/** `?compare=3`: what the draft says differently from version 3. */
export const loader = pageLoader(async (ctx, { params, request }: Route.LoaderArgs) => {
  const id = idOf(params)
  const { article, versions } = await listVersions(ctx, id)
  const number = rowIdSchema.safeParse(new URL(request.url).searchParams.get('compare')).data
  const old = number === undefined ? null : await readVersion(ctx, { id, number })
  return {
    id,
    version: article.version,
    versions: versions.map(each => ({ ...each, savedAt: formatMoment(each.savedAt, ctx.locale) })),
    compared: number === undefined || !old ? null : { number, fields: compareDrafts(old, article.draft) },
  }
})

export const action = formAction({
  restore: form({ schema: articleRestoreSchema }, async (ctx, input, { params }) => {
    const id = idOf(params)
    await restoreVersion(ctx, { ...input, id })
    return redirectWithToast(href('admin-article', ctx.locale, { id }), 'blog.done.restore')
  }),
})

export const meta: Route.MetaFunction = args => {
  const title = textsOf(localeOf(args.location.pathname))('blog.versions.title')
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function ArticleVersions({ loaderData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { id, version, versions, compared } = loaderData
  const path = to('admin-article-versions', { id })
  return (
    <AreaPage
      title={t('blog.versions.title')}
      intro={t('blog.versions.intro')}
      tabs={useAdminTabs()}
      back={<BackTo to={to('admin-article', { id })} label={t('blog.versions.back')} />}
    >
      {compared && <Differences compared={compared} />}
      <AreaSection title={t('blog.versions.all')}>
        {versions.length === 0 ? (
          <p className="text-ink-soft">{t('blog.versions.none')}</p>
        ) : (
          <ul className="divide-y divide-line">
            {versions.map(({ number, kind, savedAt, savedBy }) => (
              <li key={number} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <span className="figures">
                  {t('blog.versions.number', { number })} · {t(`blog.versions.${kind}`)} · {savedAt}
                  {savedBy && ` · ${savedBy}`}
                </span>
                <span className="flex flex-wrap items-center gap-3">
                  <Link to={`${path}?compare=${number}`} className="link inline-flex min-h-11 items-center">
                    {t('blog.versions.compare')}
                    <span className="sr-only"> {number}</span>
                  </Link>
                  <ActionButton
                    form="restore"
                    fields={{ version, number }}
                    variant="secondary"
                    size="small"
                    label={`${t('blog.versions.restore')}: ${number}`}
                    leadsOn
                  >
                    {t('blog.versions.restore')}
                  </ActionButton>
                </span>
              </li>
            ))}
          </ul>
        )}
      </AreaSection>
    </AreaPage>
  )
}
