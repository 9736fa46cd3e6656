import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addressFromBundle } from './rooms-outside-the-bundle.ts'

const root = resolve('/site')
const from = (path: string) => addressFromBundle(root, resolve(root, path))

describe('the bundle of the pages', () => {
  it('leaves the rooms below the pages where they are, so that none is loaded twice', () => {
    expect(from('src/domain/job-search/search-jobs.ts')).toBe('../../src/domain/job-search/search-jobs.ts')
    expect(from('src/domain/consent/consent.schema.ts')).toBe('../../src/domain/consent/consent.schema.ts')
    expect(from('src/i18n/translate.ts')).toBe('../../src/i18n/translate.ts')
  })

  it('takes in what belongs to the pages', () => {
    expect(from('src/web/root.tsx')).toBeNull()
    expect(from('src/i18n/messages/de/everyone/jobs.json')).toBeNull()
    expect(from('node_modules/zod/index.js')).toBeNull()
  })
})
