import { z } from 'zod'
import { berlinMoment } from '../../basics/berlin.ts'
import { limits } from '../../config/limits.ts'
import { rowIdSchema } from '../caller/row-id.schema.ts'
import type { ArticleDraft, ArticleText } from './article.values.ts'

const words = (most: number) => z.string().trim().max(most, 'blog.problem.long').default('')

const textFields = {
  title: words(limits.articleTitleChars),
  slug: words(limits.articleSlugChars),
  excerpt: words(limits.articleExcerptChars),
  html: words(limits.articleChars),
  coverAlt: words(limits.articleAltChars),
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** The form of the editor: the fields of both languages beside each other. */
export const articleFormSchema = z
  .object({
    version: z.coerce.number().int().min(0),
    deTitle: textFields.title,
    deSlug: textFields.slug,
    deExcerpt: textFields.excerpt,
    deHtml: textFields.html,
    deCoverAlt: textFields.coverAlt,
    enTitle: textFields.title,
    enSlug: textFields.slug,
    enExcerpt: textFields.excerpt,
    enHtml: textFields.html,
    enCoverAlt: textFields.coverAlt,
    authorId: rowIdSchema.optional(),
    reviewerId: rowIdSchema.optional(),
    reviewedOn: z.string().regex(dayPattern, 'blog.problem.day').optional(),
    tagIds: z.array(rowIdSchema).max(limits.articleTags, 'blog.problem.tags').default([]),
    seriesId: rowIdSchema.optional(),
    seriesPart: z.coerce
      .number('blog.problem.part')
      .int('blog.problem.part')
      .min(1, 'blog.problem.part')
      .max(99, 'blog.problem.part')
      .optional(),
    coverFileId: z.uuid('blog.problem.picture').optional(),
  })
  .transform(form => ({ version: form.version, draft: draftOf(form) }))

type Form = Record<`${'de' | 'en'}${'Title' | 'Slug' | 'Excerpt' | 'Html' | 'CoverAlt'}`, string> & {
  [Name in 'authorId' | 'reviewerId' | 'reviewedOn' | 'seriesId' | 'seriesPart' | 'coverFileId']?:
    | ArticleDraft[Name]
    | undefined
} & Pick<ArticleDraft, 'tagIds'>

function draftOf(form: Form): ArticleDraft {
  const textIn = (locale: 'de' | 'en'): ArticleText => ({
    title: form[`${locale}Title`],
    slug: form[`${locale}Slug`],
    excerpt: form[`${locale}Excerpt`],
    html: form[`${locale}Html`],
    coverAlt: form[`${locale}CoverAlt`],
  })
  return {
    de: textIn('de'),
    en: textIn('en'),
    authorId: form.authorId ?? null,
    reviewerId: form.reviewerId ?? null,
    reviewedOn: form.reviewedOn ?? null,
    tagIds: form.tagIds,
    seriesId: form.seriesId ?? null,
    seriesPart: form.seriesPart ?? null,
    coverFileId: form.coverFileId ?? null,
  }
}

const seen = z.object({ version: z.coerce.number().int().min(0) })

export const articleMoveSchema = seen

/** A time in Berlin, as its field sends it. */
const localMoment = z
  .string('blog.problem.moment')
  .transform(berlinMoment)
  .pipe(z.date({ error: 'blog.problem.moment' }))

export const articleScheduleSchema = seen.extend({ at: localMoment, until: localMoment.optional() })

export const articleRestoreSchema = seen.extend({ number: z.coerce.number().int().min(1) })

export const articlePicturesSchema = z.object({
  files: z.array(z.uuid()).min(1, 'blog.problem.no-files').max(limits.filesPerUpload),
})

const name = z.string('blog.problem.name').trim().min(1, 'blog.problem.name')

export const blogPersonSchema = z.object({
  id: rowIdSchema.optional(),
  name: name.max(120, 'blog.problem.long'),
  roleDe: name.max(200, 'blog.problem.long'),
  roleEn: name.max(200, 'blog.problem.long'),
  aboutDe: words(1_000),
  aboutEn: words(1_000),
})

export const blogTermSchema = z.object({
  id: rowIdSchema.optional(),
  kind: z.enum(['tag', 'series']),
  nameDe: name.max(80, 'blog.problem.long'),
  nameEn: name.max(80, 'blog.problem.long'),
})

export const blogRowSchema = z.object({ id: rowIdSchema })
