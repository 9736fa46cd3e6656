import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { sidesOnly } from './sides-only.ts'

it('leaves the browser the side that a page lies on, and the server the file', async () => {
  const inBrowser = await bundled(false)
  expect(inBrowser).toContain('seeker/')
  expect(inBrowser).toContain('/dashboard')
  expect(inBrowser).not.toContain('seeker/overview')
  expect(await bundled(true)).toContain('seeker/overview')
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
