import type { Context } from '../../caller/context.ts'
import { NotFound } from '../../caller/errors.ts'
import { articleStateAt } from '../article.status.ts'
import { loadPeople, loadPublished, loadTexts } from './article.queries.ts'

/** What the picture of an article says. @throws {NotFound} unless it is published in this language */
export async function readCard(
  ctx: Context,
  { id, locale }: { id: number; locale: 'de' | 'en' },
): Promise<{ title: string; minutes: number; author: string | null }> {
  const article = await loadPublished(ctx.db, id)
  if (!article || articleStateAt(article, ctx.now()) !== 'published') throw new NotFound()
  const text = (await loadTexts(ctx.db, id)).find(each => each.locale === locale)
  if (!text) throw new NotFound()
  const people = article.authorId === null ? [] : await loadPeople(ctx.db, [article.authorId])
  return { title: text.title, minutes: text.minutes, author: people[0]?.name ?? null }
}
