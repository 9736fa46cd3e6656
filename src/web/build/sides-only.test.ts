import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { sideOf } from '../address-entry.ts'
import { ownPaths } from '../addresses.ts'
import type { PageEntry } from '../page-tables/page-entry.ts'
import { type PageName, pageEntry, pages } from '../pages.ts'
import { sidesOnly } from './sides-only.ts'

it('leaves the browser the side that a page lies on, and the server the file', async () => {
  expect(await bundled(false)).not.toContain('seeker/overview')
  expect(await bundled(true)).toContain('seeker/overview')
})

it('gives the browser every page with its addresses in their order, its side, and who may see it', async () => {
  const code = Buffer.from(await bundled(false)).toString('base64')
  const { pages: inBrowser, pageEntry: entryInBrowser } = await import(`data:text/javascript;base64,${code}`)
  expect(Object.keys(inBrowser)).toEqual(Object.keys(pages))
  const factsOf = (entry: PageEntry) => ({
    paths: ownPaths(entry),
    side: sideOf(entry),
    isForEveryone: entry.isForEveryone ?? false,
    isEntrance: entry.isEntrance ?? false,
    realm: entry.realm,
  })
  for (const name of Object.keys(pages) as PageName[])
    expect(factsOf(entryInBrowser(name)), name).toEqual(factsOf(pageEntry(name)))
})

it('leaves out of the browser the addresses that only the server writes', async () => {
  expect(await bundled(false, 'resources')).not.toContain('/jobs.rss')
  expect(await bundled(false, 'resources')).toContain('/preferences/theme')
  expect(await bundled(true, 'resources')).toContain('/jobs.rss')
})

async function bundled(ssr: boolean, table = 'pages'): Promise<string> {
  const entry = resolve(import.meta.dirname, `../${table}.ts`)
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [sidesOnly()],
    build: { write: false, ssr, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  })
  // The cast: without watching, and with one output, this is what comes back.
  const [chunk] = (built as Rolldown.RolldownOutput).output
  return chunk.code
}
