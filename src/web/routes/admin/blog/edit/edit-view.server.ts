import { z } from 'zod'
import { articleScheduleSchema } from '../../../../../domain/blog/blog.schema.ts'
import { listBlogLists } from '../../../../../domain/blog/lists/blog-lists.ts'
import { makePreview } from '../../../../../domain/blog/preview-article.ts'
import { readArticle } from '../../../../../domain/blog/read-article.ts'
import type { Submission } from '../../../../../domain/blog/submit-article.ts'
import type { Context } from '../../../../../domain/caller/context.ts'
import { Invalid } from '../../../../../domain/caller/errors.ts'
import { listHeldFiles } from '../../../../../domain/files/list-held-files.ts'
import { formatMoment } from '../../../../../i18n/format.ts'
import type { Locale } from '../../../../../i18n/locale.ts'
import { href } from '../../../../addresses.ts'
import { pictureUrl } from '../../../../parts/shared/picture-url.ts'

export type EditView = Awaited<ReturnType<typeof editView>>

/** `?preview=yes` makes a link for somebody without an account. */
export async function editView(ctx: Context, id: number, search: URLSearchParams) {
  const [article, lists] = await Promise.all([readArticle(ctx, id), listBlogLists(ctx)])
  const { locale } = ctx
  const wanted = search.get('preview') === 'yes' ? await makePreview(ctx, id) : null
  const nameOf = (term: { nameDe: string; nameEn: string }) => (locale === 'en' ? term.nameEn : term.nameDe)
  const { draft } = article
  return {
    article: {
      id,
      version: article.version,
      state: article.state,
      isChanged: article.isChanged,
      publishAt: article.publishAt && formatMoment(article.publishAt, locale),
      archiveAt: article.archiveAt && formatMoment(article.archiveAt, locale),
      changed: formatMoment(article.changedAt, locale),
      changedBy: article.changedBy,
      links: linksOf(draft, article.state === 'published'),
      draft,
    },
    pictures: article.pictures.map(({ id: fileId, name }) => ({
      fileId,
      name,
      url: pictureUrl(fileId, 400),
    })),
    held: await listHeldFiles(ctx, { purpose: 'article' }),
    people: lists.people.map(({ id: person, name }) => ({ value: String(person), label: name })),
    tags: optionsOf('tag'),
    series: optionsOf('series'),
    preview: wanted && previewLink(ctx, wanted),
  }

  function optionsOf(kind: 'tag' | 'series') {
    return lists.terms
      .filter(term => term.kind === kind)
      .map(term => ({ value: String(term.id), label: nameOf(term) }))
  }
}

function linksOf(draft: Record<Locale, { slug: string }>, isPublished: boolean) {
  if (!isPublished) return []
  return (['de', 'en'] as const)
    .filter(locale => draft[locale].slug !== '')
    .map(locale => href('blog-article', locale, { slug: draft[locale].slug }))
}

function previewLink(ctx: Context, { token, until }: { token: string; until: Date }) {
  const to = href('blog-preview', ctx.locale, { token })
  return { to, url: new URL(to, ctx.links.site()).href, until: formatMoment(until, ctx.locale) }
}

/** The buttons of the form, and the two moments that one of them needs. */
export const goSchema = z.object({
  go: z.enum(['save', 'publish', 'schedule']).catch('save'),
  at: z.string().optional(),
  until: z.string().optional(),
})

/** @throws {Invalid} on `at` or `until` when it is no moment */
export function goOf({ go, at, until }: z.output<typeof goSchema>): Submission['go'] {
  if (go === 'save') return null
  if (go === 'publish') return { move: 'publish' }
  const moments = articleScheduleSchema.safeParse({ version: 0, at, ...(until && { until }) })
  if (moments.success) return { move: 'schedule', at: moments.data.at, until: moments.data.until ?? null }
  const wrong = moments.error.issues.map(issue => String(issue.path[0]))
  throw new Invalid(Object.fromEntries(wrong.map(name => [name, [{ key: 'blog.problem.moment' }]])))
}
