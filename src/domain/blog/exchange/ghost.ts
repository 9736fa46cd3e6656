import { z } from 'zod'
import type { Locale } from '../../../i18n/locale.ts'
import { safeArticleHtml } from '../../../texts/safe-html.ts'
import { slugOf } from '../steps/slug-of.ts'
import type { ExchangedArticle } from './exchanged-article.ts'
import { beginningOf } from './read-markdown.ts'

const id = z.union([z.string(), z.number()]).transform(String)
const text = z.string().nullish()

const dataSchema = z.object({
  posts: z.array(
    z.object({
      id,
      title: z.string(),
      slug: text,
      html: text,
      status: text,
      type: text,
      locale: text,
      published_at: text,
      custom_excerpt: text,
    }),
  ),
  tags: z.array(z.object({ id, name: z.string() })).default([]),
  posts_tags: z.array(z.object({ post_id: id, tag_id: id })).default([]),
  users: z.array(z.object({ id, name: z.string() })).default([]),
  posts_authors: z.array(z.object({ post_id: id, author_id: id })).default([]),
})
type GhostData = z.output<typeof dataSchema>

const fileSchema = z.union([
  z
    .object({ db: z.array(z.object({ data: dataSchema })).min(1) })
    .transform(({ db }) => db.map(each => each.data)),
  z.object({ data: dataSchema }).transform(({ data }) => [data]),
])

/** Marks of ours among the internal tags, which Ghost shows to nobody. */
const languageMark = /^#(?:lang-)?(de|en)$/
const pairMark = /^#pair-(.+)$/

/** The posts of an export of Ghost, pages left out. Null for anything else. */
export function readGhost(json: string, locale: Locale): ExchangedArticle[] | null {
  const parsed = fileSchema.safeParse(parsedJson(json))
  return parsed.success ? parsed.data.flatMap(data => articlesOf(data, locale)) : null
}

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

function articlesOf(data: GhostData, locale: Locale): ExchangedArticle[] {
  const tagNames = new Map(data.tags.map(tag => [tag.id, tag.name]))
  const userNames = new Map(data.users.map(user => [user.id, user.name]))
  return data.posts
    .filter(post => post.type !== 'page' && post.title.trim() !== '')
    .map(post => {
      const names = data.posts_tags
        .filter(row => row.post_id === post.id)
        .flatMap(row => tagNames.get(row.tag_id) ?? [])
      const author = data.posts_authors.find(row => row.post_id === post.id)
      const lang = languageOf(post.locale, names) ?? locale
      const html = safeArticleHtml(post.html ?? '')
      const slug = slugOf(post.slug || post.title)
      const at = Date.parse(post.published_at ?? '')
      const isOut = (post.status === 'published' || post.status === 'scheduled') && !Number.isNaN(at)
      const pair = names.flatMap(name => pairMark.exec(name)?.[1] ?? [])[0]
      return {
        key: pair ?? slug,
        texts: {
          [lang]: { title: post.title, slug, excerpt: post.custom_excerpt || beginningOf(html), html },
        },
        author: (author && userNames.get(author.author_id)) ?? null,
        reviewer: null,
        reviewedOn: null,
        tags: names.filter(name => !name.startsWith('#')).map(name => ({ [lang]: name })),
        series: null,
        part: null,
        publishAt: isOut ? new Date(at) : null,
      }
    })
}

function languageOf(stated: string | null | undefined, tags: readonly string[]): Locale | null {
  const language = stated?.slice(0, 2) ?? tags.flatMap(tag => languageMark.exec(tag)?.[1] ?? [])[0]
  return language === 'de' || language === 'en' ? language : null
}

/** The same the other way round: what Ghost's own import reads. Languages are posts of their own, with marks that join them again. */
export function writeGhost(articles: readonly ExchangedArticle[], now: Date): string {
  const tags = new Numbers()
  const users = new Numbers()
  const data = {
    posts: [] as object[],
    posts_tags: [] as object[],
    posts_authors: [] as object[],
  }
  for (const article of articles) {
    for (const locale of ['de', 'en'] as const) {
      const written = article.texts[locale]
      if (!written) continue
      const postId = String(data.posts.length + 1)
      data.posts.push(postOf(article, { ...written, id: postId, locale }, now))
      const names = article.tags.flatMap(tag => tag[locale] ?? [])
      for (const name of [...names, `#lang-${locale}`, `#pair-${article.key}`])
        data.posts_tags.push({ post_id: postId, tag_id: tags.of(name) })
      if (article.author) data.posts_authors.push({ post_id: postId, author_id: users.of(article.author) })
    }
  }
  const file = {
    meta: { exported_on: now.getTime(), version: '5.0.0' },
    data: {
      ...data,
      tags: tags.rows((name, tagId) => ({
        id: tagId,
        name,
        slug: name.startsWith('#') ? `hash-${slugOf(name)}` : slugOf(name),
        visibility: name.startsWith('#') ? 'internal' : 'public',
      })),
      users: users.rows((name, userId) => ({ id: userId, name, slug: slugOf(name) })),
    },
  }
  return JSON.stringify({ db: [file] }, null, 2)
}

type Post = ExchangedArticle['texts']['de'] & { id: string; locale: Locale }

function postOf({ publishAt }: ExchangedArticle, post: Post, now: Date): object {
  const status = publishAt === null ? 'draft' : publishAt > now ? 'scheduled' : 'published'
  return {
    id: post.id,
    title: post.title,
    slug: post.slug,
    html: post.html,
    custom_excerpt: post.excerpt,
    locale: post.locale,
    status,
    type: 'post',
    published_at: publishAt?.toISOString() ?? null,
  }
}

/** Numbers names in the order in which they come. */
class Numbers {
  readonly #ids = new Map<string, string>()
  of(name: string): string {
    const known = this.#ids.get(name) ?? String(this.#ids.size + 1)
    this.#ids.set(name, known)
    return known
  }
  rows<Row>(row: (name: string, id: string) => Row): Row[] {
    return [...this.#ids].map(([name, id]) => row(name, id))
  }
}
