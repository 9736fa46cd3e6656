import { z } from 'zod'
import { limits } from '../../../../../config/limits.ts'
import { importArticles } from '../../../../../domain/blog/exchange/import-articles.ts'
import { createArticle } from '../../../../../domain/blog/save-article.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { href } from '../../../../addresses.ts'
import { AdminList } from '../../../../parts/admin/list/admin-list.tsx'
import { listForms } from '../../../../parts/admin/list/list-action.server.ts'
import { listView } from '../../../../parts/admin/list/list-view.server.ts'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { ImportForm } from './import-form.tsx'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => ({
  view: await listView(ctx, 'articles', request),
  files: (['ghost.json', 'markdown.zip', 'articles.csv'] as const).map(kind => ({
    kind,
    to: href('blog-file', ctx.locale, { kind }),
  })),
}))

const importSchema = z.object({
  files: z.array(z.instanceof(File)).max(limits.articleFiles, 'blog.problem.too-many-files').default([]),
  asDrafts: z.literal('on').optional(),
})

export const action = formAction({
  ...listForms('articles', 'admin-blog'),
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
  const { title = '', intro = '' } = args.loaderData?.view ?? {}
  return pageMeta(args, { title, description: intro, isHidden: true })
}

export default function AdminBlog({ loaderData: { view, files }, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  return (
    <AdminList
      view={view}
      answer={actionData}
      before={
        <div className="flex flex-wrap gap-2">
          <ActionButton form="create" leadsOn>
            {t('blog.admin.new')}
          </ActionButton>
          <LinkButton to={to('admin-blog-lists')} variant="secondary">
            {t('blog.lists.title')}
          </LinkButton>
        </div>
      }
    >
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
    </AdminList>
  )
}
