import { Form, Link } from 'react-router'
import { z } from 'zod'
import { limits } from '../../../../../config/limits.ts'
import { articleStates } from '../../../../../domain/blog/article.status.ts'
import { importArticles } from '../../../../../domain/blog/exchange/import-articles.ts'
import { listArticles } from '../../../../../domain/blog/read-article.ts'
import { createArticle } from '../../../../../domain/blog/save-article.ts'
import { formatMoment } from '../../../../../i18n/format.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { useAdminTabs } from '../../../../parts/admin/use-admin-tabs.tsx'
import { withQuery } from '../../../../parts/shared/applications/inbox-address.ts'
import { AreaPage, AreaSection } from '../../../../parts/shared/area-page.tsx'
import { PageLinks } from '../../../../parts/shared/page-links.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { Button } from '../../../../ui/button.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { controlClass } from '../../../../ui/control-class.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { ImportForm } from './import-form.tsx'

const filterSchema = z.object({
  state: z.enum(articleStates).nullable().catch(null),
  q: z.string().trim().max(200).catch(''),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const { search, searchParams } = new URL(request.url)
  const filter = filterSchema.parse({ state: null, ...Object.fromEntries(searchParams) })
  const { articles, pages, counts } = await listArticles(ctx, { ...filter, words: filter.q })
  const { locale } = ctx
  return {
    ...filter,
    search,
    pages,
    counts,
    articles: articles.map(({ id, draft, state, publishAt, changedAt, changedBy }) => ({
      id,
      to: href('admin-article', locale, { id }),
      title: draft[locale].title || draft.de.title || draft.en.title,
      languages: (['de', 'en'] as const).filter(each => draft[each].title !== ''),
      state,
      publishAt: publishAt && formatMoment(publishAt, locale),
      changed: formatMoment(changedAt, locale),
      changedBy,
    })),
    files: (['ghost.json', 'markdown.zip', 'articles.csv'] as const).map(kind => ({
      kind,
      to: href('blog-file', locale, { kind }),
    })),
  }
})

const importSchema = z.object({
  files: z.array(z.instanceof(File)).max(limits.articleFiles, 'blog.problem.too-many-files').default([]),
  asDrafts: z.literal('on').optional(),
})

export const action = formAction({
  create: form({ schema: z.object({}) }, async ctx => {
    const { id } = await createArticle(ctx)
    return redirectWithToast(href('admin-article', ctx.locale, { id }), 'blog.admin.created')
  }),
  import: form({ schema: importSchema }, async (ctx, { files, asDrafts }) => {
    const read = await Promise.all(
      files.filter(({ size }) => size > 0).map(async file => ({ name: file.name, text: await file.text() })),
    )
    const wish = { files: read, locale: ctx.locale, asDrafts: asDrafts === 'on' }
    const { shown, drafts, known, unread } = await importArticles(ctx, wish)
    const t = translator(ctx.locale)
    const description = t('blog.admin.imported-text', { shown, drafts, known, unread: unread.length })
    return redirectWithToast(href('admin-blog', ctx.locale), {
      title: 'blog.admin.imported',
      description,
      tone: unread.length > 0 ? 'bad' : 'good',
    })
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, { title: t('blog.admin.title'), description: t('blog.admin.intro'), isHidden: true })
}

export default function AdminBlog({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { state, q, page, pages, search, counts, articles, files } = loaderData
  return (
    <AreaPage title={t('blog.admin.title')} intro={t('blog.admin.intro')} tabs={useAdminTabs()}>
      <div className="flex flex-wrap gap-2">
        <ActionButton form="create" leadsOn>
          {t('blog.admin.new')}
        </ActionButton>
        <LinkButton to={to('admin-blog-lists')} variant="secondary">
          {t('blog.lists.title')}
        </LinkButton>
      </div>
      <nav aria-label={t('blog.admin.states')} className="flex flex-wrap gap-2">
        {counts.map(each => (
          <Link
            key={each.state}
            to={to('admin-blog') + withQuery('', { state: each.state === state ? null : each.state })}
            aria-current={each.state === state ? 'page' : undefined}
            className={buttonClass(each.state === state ? 'primary' : 'secondary', 'small')}
          >
            {t(`blog.state.${each.state}`)} <span className="figures">{each.count}</span>
          </Link>
        ))}
      </nav>
      <Form method="get" className="flex flex-wrap items-end gap-2">
        {state && <input type="hidden" name="state" value={state} />}
        <label className="grid gap-1">
          <span className="font-semibold text-sm">{t('blog.admin.search')}</span>
          <input key={q} type="search" name="q" defaultValue={q} className={controlClass} />
        </label>
        <Button type="submit" variant="secondary">
          {t('blog.admin.find')}
        </Button>
      </Form>
      {articles.length === 0 ? (
        <EmptyState
          title={t('blog.admin.none')}
          actions={<LinkButton to={to('admin-blog')}>{t('blog.admin.all')}</LinkButton>}
        />
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {articles.map(article => (
            <ListedArticle key={article.id} article={article} />
          ))}
        </ul>
      )}
      <PageLinks
        page={page}
        pageCount={pages}
        hrefOf={number => to('admin-blog') + withQuery(search, { page: number > 1 ? number : null })}
      />
      <AreaSection title={t('blog.import.title')} text={t('blog.import.text')}>
        <ImportForm answer={actionData} />
      </AreaSection>
      <AreaSection title={t('blog.export.title')} text={t('blog.export.text')}>
        <ul className="flex flex-wrap gap-x-5">
          {files.map(file => (
            <li key={file.kind}>
              <a href={file.to} className="link inline-flex min-h-11 items-center">
                {t(
                  `blog.export.${file.kind === 'ghost.json' ? 'ghost' : file.kind === 'markdown.zip' ? 'markdown' : 'list'}`,
                )}
              </a>
            </li>
          ))}
        </ul>
      </AreaSection>
    </AreaPage>
  )
}

type Listed = Route.ComponentProps['loaderData']['articles'][number]

function ListedArticle({ article }: { article: Listed }) {
  const { t } = useTexts()
  const { title, to, state, languages, publishAt, changed, changedBy } = article
  return (
    <li className="grid gap-1 p-4 sm:px-6">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link to={to} className="link wrap-anywhere font-semibold">
          {title || t('blog.admin.untitled')}
        </Link>
        <span className="figures text-ink-soft text-sm">
          {t(`blog.state.${state}`)}
          {publishAt && ` · ${publishAt}`}
        </span>
      </p>
      <p className="figures text-ink-soft text-sm">
        {languages.map(language => t(`blog.language.${language}`)).join(', ')}
        {languages.length > 0 && ' · '}
        {t('blog.admin.changed', { moment: changed, name: changedBy })}
      </p>
    </li>
  )
}
