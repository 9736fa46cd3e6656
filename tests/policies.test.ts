import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'

const useCases = readdirSync('src/domain', { recursive: true, encoding: 'utf8' })
  .map(name => `src/domain/${name}`)
  .filter(name => isUseCase(name))

/** Use cases that change something but ask no policy of their own, each with its reason. */
const exceptions: Record<string, string> = {
  'src/domain/feeds/write-plan.ts': 'a step of importFeed, which has asked before it reads the first byte',
  'src/domain/feeds/end-vanished-jobs.ts':
    'a step of importFeed, which has asked before it reads the first byte',
  'src/domain/files/keep-raw-bytes.ts': 'a step of createFeed and runFeeds, which have asked before',
  'src/domain/files/scan-file.ts': 'a step of storeUpload and scanFiles, which have asked before',
  'src/domain/files/remove-unused-bytes.ts':
    'a step of use cases that have asked before they deleted the file',
  'src/domain/accounts/mailed-code.ts': 'a step of use cases that have asked before they mail or take a code',
  'src/domain/statistics/count-page-view.ts':
    'adds one to a counter that says nothing about anyone; consent is its condition',
}

describe('use cases', () => {
  it('are found at all', () => {
    expect(useCases.length).toBeGreaterThan(5)
  })

  it.each(useCases.filter(changesSomething))('%s asks a policy before it changes anything', name => {
    if (exceptions[name]) return
    expect(readFileSync(name, 'utf8')).toMatch(/\b(can|require)[A-Z]\w*\(/)
  })

  it('that are excepted still exist', () => {
    for (const name of Object.keys(exceptions)) expect(useCases).toContain(name)
  })
})

function isUseCase(name: string): boolean {
  const file = basename(name)
  if (!/^[a-z]+(-[a-z]+)+\.ts$/.test(file)) return false
  return /export async function \w+\(\s*ctx: Context/.test(readFileSync(name, 'utf8'))
}

/** A use case that opens a transaction changes something; reading needs none. */
function changesSomething(name: string): boolean {
  return /\binTransaction\(/.test(readFileSync(name, 'utf8'))
}
