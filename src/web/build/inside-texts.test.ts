import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { flatten } from '../../i18n/make-translator.ts'
import { readMessages } from '../../i18n/read-messages.ts'
import { pageEntry } from '../pages.ts'
import { insideTexts } from './inside-texts.ts'
import { insideTextsOfPages, isNamedInBrowser } from './texts-of-pages.ts'

describe('the texts that a page loads', () => {
  let files = new Map<string, string>()
  beforeAll(async () => {
    files = await bundled()
  })

  it('are a file for each page that names some, and nothing else', () => {
    const names = [...insideTextsOfPages().keys()].map(name => `inside-de-${name}`)
    expect(names.length).toBeGreaterThan(50)
    expect([...files.keys()].filter(name => name.startsWith('inside-de-')).sort()).toEqual(names.sort())
  })

  it('are what its code names and not the whole noun', () => {
    const file = files.get('inside-de-talent-pool') ?? ''
    expect(file).toContain('talent.pool.title')
    expect(file).not.toContain('talent.mine.')
  })

  it('are all there: the names that its code puts together find every text that they may mean', () => {
    const actions = [...flatten(readMessages('de')).keys()].filter(key =>
      /^talent\.pool\..+-action$/.test(key),
    )
    expect(actions.length).toBeGreaterThan(1)
    const file = files.get('inside-de-talent-pool') ?? ''
    expect(actions.filter(key => !file.includes(key))).toEqual([])
  })

  it('are none for a page for everyone, which does without', () => {
    const names = [...insideTextsOfPages().keys()]
    expect(names.filter(name => pageEntry(name).isForEveryone)).toEqual([])
  })
})

it('what only the server says, such as what is wrong with a form, is not for the browser', () => {
  const isNamed = isNamedInBrowser()
  expect(isNamed('error.page.404.title')).toBe(true)
  expect(isNamed('jobs.alert')).toBe(true)
  expect(isNamed('account.password-too-short')).toBe(false)
})

/** The code of each file by its name without hash. */
async function bundled(): Promise<Map<string, string>> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [insideTexts()],
    build: {
      write: false,
      rolldownOptions: {
        input: resolve(import.meta.dirname, '../inside-texts-de.ts'),
        preserveEntrySignatures: 'strict',
        output: { chunkFileNames: '[name].js' },
      },
    },
  })
  // The cast: without watching, and with one output, this is what comes back.
  const { output } = built as Rolldown.RolldownOutput
  return new Map(
    output.flatMap((file): [string, string][] => (file.type === 'chunk' ? [[file.name, file.code]] : [])),
  )
}
