import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { StartError } from '../platform/process/start-error.ts'
import { payTables } from '../vocabulary/pay/tables/pay-tables.ts'
import { readPayTables } from './read-pay-tables.ts'

it('does not let a site start with a mistake in a table of pay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kittel-pay-'))
  try {
    await writeFile(join(folder, 'broken.json'), '{')
    expect(() => readPayTables(folder)).toThrow(StartError)
    expect(() => readPayTables(folder)).toThrow(/broken\.json: is no JSON/)
  } finally {
    readPayTables(undefined)
    await rm(folder, { recursive: true, force: true })
  }
  expect(payTables().schemes.size).toBeGreaterThan(0)
})
