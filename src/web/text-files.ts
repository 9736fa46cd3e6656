import { readdirSync } from 'node:fs'
import { localeOf } from './addresses.ts'
import { pageOf } from './page-of.ts'

/**
 * Finds the hashed text files of a page among the built ones in `folder`, so that the document can preload them along with the scripts.
 * Their names are those of `build/inside-texts.ts`.
 */
export function findTextsFiles(folder: string): (pathname: string) => string[] {
  const files = new Map<string, string>()
  for (const file of readdirSync(folder)) {
    const [, name] = /^((?:inside|texts)-.+)-[\w-]{8}\.js$/.exec(file) ?? []
    if (name) files.set(name, `/assets/${file}`)
  }
  return pathname => {
    const locale = localeOf(pathname)
    const inside = files.get(`inside-${locale}-${pageOf(pathname)?.name}`)
    const found = [
      files.get(`texts-${locale}`),
      ...(inside ? [files.get(`inside-texts-${locale}`), inside] : []),
    ]
    return found.filter(file => file !== undefined)
  }
}
