import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { limits } from '../../config/limits.ts'
import { limitsInPlace } from './limits-in-place.ts'

it('gives the browser the limits that it uses, and not the whole table', async () => {
  const inBrowser = await bundled(false)
  expect(inBrowser).toMatch(new RegExp(`\\b${limits.feedUploadBytes}\\b`))
  expect(inBrowser).not.toContain('feedDepth')
  expect(await bundled(true)).toContain('feedDepth')
})

async function bundled(ssr: boolean): Promise<string> {
  const entry = resolve(import.meta.dirname, '../parts/shared/feeds/feed-file-field.tsx')
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [limitsInPlace()],
    build: {
      write: false,
      ssr,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', external: /^[^./]/ },
    },
  })
  // The cast: without watching, and with one output, this is what comes back.
  const [chunk] = (built as Rolldown.RolldownOutput).output
  return chunk.code
}
