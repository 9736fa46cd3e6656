import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { z } from 'zod'
import {
  articleFormSchema,
  articleMoveSchema,
  articlePicturesSchema,
} from '../../../../../domain/blog/blog.schema.ts'
import {
  archiveArticle,
  deleteArticle,
  unarchiveArticle,
  withdrawArticle,
} from '../../../../../domain/blog/publish-article.ts'
import { addPictures, autosaveArticle } from '../../../../../domain/blog/save-article.ts'
import { submitArticle } from '../../../../../domain/blog/submit-article.ts'
import { rowIdSchema } from '../../../../../domain/caller/row-id.schema.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { BackTo } from '../../../../parts/admin/back-to.tsx'
import { useAdminTabs } from '../../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage, AreaSection } from '../../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { withUploads } from '../../../../parts/shared/upload/with-uploads.server.ts'
import { revalidateAfterConflict } from '../../../../revalidate-after-conflict.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { ConfirmStep } from '../../../../ui/confirm-step.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { ArticleForm } from './article-form.tsx'
import { ArticleState } from './article-state.tsx'
import { editView, goOf, goSchema } from './edit-view.server.ts'
import { PictureForm } from './picture-form.tsx'

const idOf = (params: { id?: string | undefined }) => rowIdSchema.catch(0).parse(params.id)

export const loader = pageLoader((ctx, { params, request }: Route.LoaderArgs) =>
  editView(ctx, idOf(params), new URL(request.url).searchParams),
)

const saveSchema = z.intersection(articleFormSchema, goSchema)

const forms = formAction<{ isSaved: boolean }>({
  save: form({ schema: saveSchema }, async (ctx, input, { params }) => {
    const { version, draft } = input
    const go = goOf(input)
    await submitArticle(ctx, { id: idOf(params), version, draft, go })
    const note = go === null ? 'saved' : go.move
    return redirectWithToast(href('admin-article', ctx.locale, { id: idOf(params) }), `blog.done.${note}`)
  }),
  autosave: form({ schema: articleFormSchema }, async (ctx, input, { params }) => {
    await autosaveArticle(ctx, { ...input, id: idOf(params) })
    return { isSaved: true }
  }),
  archive: form({ schema: articleMoveSchema }, async (ctx, { version }, { params }) => {
    await archiveArticle(ctx, { id: idOf(params), version })
    return redirectWithToast(href('admin-article', ctx.locale, { id: idOf(params) }), 'blog.done.archive')
  }),
  unarchive: form({ schema: articleMoveSchema }, async (ctx, { version }, { params }) => {
    await unarchiveArticle(ctx, { id: idOf(params), version })
    return redirectWithToast(href('admin-article', ctx.locale, { id: idOf(params) }), 'blog.done.unarchive')
  }),
  withdraw: form({ schema: articleMoveSchema }, async (ctx, { version }, { params }) => {
    await withdrawArticle(ctx, { id: idOf(params), version })
    return redirectWithToast(href('admin-article', ctx.locale, { id: idOf(params) }), 'blog.done.withdraw')
  }),
  delete: form({ schema: articleMoveSchema }, async (ctx, { version }, { params }) => {
    await deleteArticle(ctx, { id: idOf(params), version })
    return redirectWithToast(href('admin-blog', ctx.locale), 'blog.done.delete')
  }),
  pictures: form({ schema: articlePicturesSchema }, async (ctx, { files }, { params }) => {
    await addPictures(ctx, { id: idOf(params), fileIds: files })
    return redirectWithToast(href('admin-article', ctx.locale, { id: idOf(params) }), 'blog.done.pictures')
  }),
})

export const action = withUploads({ field: 'files', purpose: 'article' }, forms)

/** What is typed is kept; nothing on the page follows from it. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return args.formData?.get('form') === 'autosave' ? false : revalidateAfterConflict(args)
}

export const meta: Route.MetaFunction = args => {
  const title = textsOf(localeOf(args.location.pathname))('blog.edit.title')
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function EditArticle({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { pathname } = useLocation()
  const { article, preview } = loaderData
  const { id, version, state } = article
  return (
    <AreaPage
      title={t('blog.edit.title')}
      intro={t('blog.edit.intro')}
      tabs={useAdminTabs()}
      back={<BackTo to={to('admin-blog')} label={t('blog.admin.back')} />}
    >
      <ArticleState article={article} />
      {preview && (
        <p role="status" className="grid max-w-[44rem] gap-1 rounded-card bg-sunken px-5 py-4">
          {t('blog.edit.preview-until', { moment: preview.until })}
          <a href={preview.to} className="link wrap-anywhere">
            {preview.url}
          </a>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <LinkButton to={`${pathname}?preview=yes`} variant="secondary" size="small">
          {t('blog.edit.preview')}
        </LinkButton>
        <LinkButton to={to('admin-article-versions', { id })} variant="secondary" size="small">
          {t('blog.versions.title')}
        </LinkButton>
      </div>
      <ArticleForm key={version} view={loaderData} answer={actionData} />
      <AreaSection title={t('blog.pictures.title')} text={t('blog.pictures.text')}>
        <PictureForm view={loaderData} answer={actionData} />
      </AreaSection>
      {state === 'draft' && (
        <ConfirmStep
          name="delete"
          open={t('blog.edit.delete')}
          title={t('blog.edit.delete-title')}
          does={{ form: 'delete', fields: { version }, text: t('blog.edit.delete'), leadsOn: true }}
        >
          <p>{t('blog.edit.delete-text')}</p>
        </ConfirmStep>
      )}
    </AreaPage>
  )
}
