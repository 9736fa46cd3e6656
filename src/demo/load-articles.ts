import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { importArticles } from '../domain/blog/exchange/import-articles.ts'
import type { Context } from '../domain/caller/context.ts'

const folder = resolve(import.meta.dirname, '../../data/blog')

/** The site's own articles, as an operator would take them over; a second time it finds them and does nothing. */
export async function loadArticles(ctx: Context): Promise<void> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.md')).sort()
  const files = await Promise.all(
    names.map(async name => ({ name, text: await readFile(join(folder, name), 'utf8') })),
  )
  await importArticles(ctx, { files, locale: 'de', asDrafts: false })
}
