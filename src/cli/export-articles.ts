import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { exportArticles, exportKinds } from '../domain/blog/exchange/export-articles.ts'
import { withContext } from './with-context.ts'

const usage = `Writes all articles of the blog into a file.

  npm run blog:export -- FILE

  FILE  its name decides: it ends with .json (Ghost), .zip (Markdown files) or .csv (a list)`

const [file, ...more] = process.argv.slice(2)
const kind = exportKinds.find(each => file?.endsWith(each.slice(each.lastIndexOf('.'))))
if (file !== undefined && kind && more.length === 0) {
  await withContext(async ctx => pipeline(await exportArticles(ctx, kind), createWriteStream(file)))
  console.log(`Written: ${file}`)
} else {
  console.error(usage)
  process.exitCode = 2
}
