import { gzipSync } from 'node:zlib'

export type PageBytes = {
  /** HTML bytes, gzipped and raw. */
  htmlGzip: number
  html: number
  /** Gzipped bytes of all scripts loaded before any interaction. */
  scriptGzip: number
  styleGzip: number
  /** Font files loaded by a German or English page, and their bytes. */
  fontFiles: number
  fonts: number
}

type Face = { path: string; range: string | null }

/** What a first visit to `path` of the site at `base` loads. @throws when the page or one of its files does not answer 200 */
export async function pageBytes(base: string, path: string): Promise<PageBytes> {
  const page = new URL(path, base).href
  const html = await load(page)
  const text = html.toString('utf8')
  const scripts = [...(await withImports(page, [...scriptPaths(text)])).values()]
  const styles = await Promise.all(stylePaths(text).map(style => load(new URL(style, page).href)))
  const faces = styles.flatMap((style, index) =>
    facesIn(style.toString('utf8'), stylePaths(text)[index] ?? '', page),
  )
  const wanted = new Set(faces.filter(({ range }) => coversLatin(range)).map(face => face.path))
  for (const [, preload = ''] of text.matchAll(/<link\b[^>]*\bas="font"[^>]*\bhref="([^"]+)"/g))
    wanted.add(new URL(preload, page).href)
  const fonts = await Promise.all([...wanted].map(load))
  return {
    html: html.length,
    htmlGzip: gzipSync(html).length,
    scriptGzip: gzipped(scripts),
    styleGzip: gzipped(styles),
    fontFiles: fonts.length,
    fonts: fonts.reduce((sum, font) => sum + font.length, 0),
  }
}

/** Gzipped bytes of the script at `path` and all it imports, without what a first visit to `after` has loaded already. */
export async function laterScriptBytes(base: string, path: string, after: string): Promise<number> {
  const page = new URL(after, base).href
  const html = (await load(page)).toString('utf8')
  const before = await withImports(page, [...scriptPaths(html)])
  const later = await withImports(page, [path])
  return gzipped([...later].filter(([url]) => !before.has(url)).map(([, file]) => file))
}

async function load(url: string): Promise<Buffer> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}

function gzipped(files: readonly Buffer[]): number {
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0)
}

/** Scripts referenced by the page: tags, preloads, imports of inline modules and files requested after paint. */
function scriptPaths(html: string): Set<string> {
  const tags = html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)
  const preloads = html.matchAll(/<link\b(?=[^>]*\brel="modulepreload")[^>]*\bhref="([^"]+)"/g)
  const inline = [...html.matchAll(/<script\b[^>]*>([^<]*)<\/script>/g)].flatMap(([, code = '']) => [
    ...importsIn(code),
    ...[...code.matchAll(/"(\/assets\/[^"\\]+\.js)"/g)].map(([, path = '']) => path),
  ])
  return new Set([...[...tags, ...preloads].map(([, path = '']) => path), ...inline])
}

/** The files of `paths` and their static imports; dynamic imports are loaded later, on demand. */
async function withImports(page: string, paths: readonly string[]): Promise<Map<string, Buffer>> {
  const seen = new Map<string, Buffer>()
  const visit = async (url: string): Promise<void> => {
    if (seen.has(url)) return
    seen.set(url, Buffer.alloc(0))
    const file = await load(url)
    seen.set(url, file)
    for (const path of importsIn(file.toString('utf8'))) await visit(new URL(path, url).href)
  }
  for (const path of paths) await visit(new URL(path, page).href)
  return seen
}

function importsIn(code: string): string[] {
  return [...code.matchAll(/(?:^|[;\s}])(?:import|export)\b[^'"()]*?(?:from)?\s*["']([^"']+\.js)["']/g)].map(
    ([, path = '']) => path,
  )
}

function stylePaths(html: string): string[] {
  const links = html.matchAll(/<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="([^"]+)"/g)
  return [...new Set([...links].map(([, path = '']) => path))]
}

function facesIn(css: string, path: string, page: string): Face[] {
  const base = new URL(path, page)
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const [, url] = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(face) ?? []
    const [, range = null] = /unicode-range:\s*([^;}]+)/i.exec(face) ?? []
    return url ? [{ path: new URL(url, base).href, range }] : []
  })
}

/** Whether a font file is needed for basic Latin; a face without a unicode-range is always loaded when used. */
function coversLatin(range: string | null): boolean {
  return (
    range === null || /u\+0{0,4}(-|0?0?00-)/i.test(range) || /u\+00\?\?/i.test(range) || /u\+20-/i.test(range)
  )
}
