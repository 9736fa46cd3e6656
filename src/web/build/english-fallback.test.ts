import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, describe, expect, it } from 'vitest'
import { type Messages, makeTranslator } from '../../i18n/make-translator.ts'
import { englishFallback } from './english-fallback.ts'

const folder = mkdtempSync(join(tmpdir(), 'kittel-texts-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the texts that the browser gets in German', () => {
  it('have the English one where a German one is missing, else the German one, and the key for what is in none', async () => {
    write('de', { hello: 'Guten Tag', list: { title: 'Liste' } })
    write('en', { hello: 'Hello', list: { title: 'List', empty: 'Nothing here' }, count_one: 'One job' })
    writeFileSync(join(folder, 'entry.js'), "export { default } from './i18n/messages/de/everyone/jobs.json'")
    const texts = await bundled()
    const t = makeTranslator([['de', { jobs: texts }]])
    expect(t('jobs.hello')).toBe('Guten Tag')
    expect(t('jobs.list.title')).toBe('Liste')
    expect(t('jobs.list.empty')).toBe('Nothing here')
    expect(t('jobs.count', { count: 1 })).toBe('One job')
    expect(t('jobs.nowhere')).toBe('jobs.nowhere')
  })
})

function write(locale: string, texts: Messages): void {
  const path = join(folder, 'i18n/messages', locale, 'everyone')
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, 'jobs.json'), JSON.stringify(texts))
}

async function bundled(): Promise<Messages> {
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [englishFallback()],
    build: {
      lib: { entry: join(folder, 'entry.js'), formats: ['es'], fileName: () => 'out.mjs' },
      outDir: join(folder, 'out'),
    },
  })
  // The cast: the bundle exports the message file written above.
  return ((await import(join(folder, 'out/out.mjs'))) as { default: Messages }).default
}
