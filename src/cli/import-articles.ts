import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { importArticles } from '../domain/blog/exchange/import-articles.ts'
import type { Locale } from '../i18n/locale.ts'
import { withContext } from './with-context.ts'

const usage = `Takes over articles for the blog. What is there already is left alone.

  npm run blog:import -- PATH [--locale de|en] [--drafts]

  PATH      a folder of Markdown files, one such file, or an export of Ghost (JSON);
            data/blog has the articles that come with the site
  --locale  of files that do not say theirs; de (default) or en
  --drafts  shows nothing, whatever the files say`

const options = readOptions()
if (options) {
  const { path, locale, asDrafts } = options
  const files = await readArticleFiles(path)
  const outcome = await withContext(ctx => importArticles(ctx, { files, locale, asDrafts }))
  const { shown, drafts, known, unread } = outcome
  console.log(`${shown} articles shown or scheduled, ${drafts} drafts, ${known} known already`)
  for (const name of unread) console.error(`  not read: ${name}`)
  process.exitCode = unread.length > 0 ? 1 : 0
} else {
  console.error(usage)
  process.exitCode = 2
}

function readOptions(): { path: string; locale: Locale; asDrafts: boolean } | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { locale: { type: 'string', default: 'de' }, drafts: { type: 'boolean', default: false } },
    })
    const [path] = positionals
    const locale = (['de', 'en'] as const).find(each => each === values.locale)
    if (path === undefined || positionals.length > 1 || !locale) return null
    return { path, locale, asDrafts: values.drafts }
  } catch {
    return null
  }
}

async function readArticleFiles(path: string): Promise<{ name: string; text: string }[]> {
  const isFolder = (await stat(path)).isDirectory()
  const names = isFolder
    ? (await readdir(path, { recursive: true })).filter(name => /\.(?:md|markdown)$/i.test(name)).sort()
    : ['']
  return Promise.all(
    names.map(async name => {
      const file = name === '' ? path : join(path, name)
      return { name: basename(file), text: await readFile(file, 'utf8') }
    }),
  )
}
