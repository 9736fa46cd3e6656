import { afterEach, describe, expect, it } from 'vitest'
import { browser, via } from '../../../tests/support/client.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { asBody, makePdf } from '../../../tests/support/documents.ts'
import { guest } from '../caller/actor.ts'
import { Unavailable } from '../caller/errors.ts'
import { storeUpload } from './store-upload.ts'

const db = await testDatabase()
const logged: unknown[] = []
const base = testContext(db, { actor: guest })
const ctx = { ...base, log: { ...base.log, error: (...said: unknown[]) => void logged.push(said) } }
const program = process.execPath

afterEach(() => {
  process.execPath = program
  logged.length = 0
})

const upload = async (key: string) =>
  storeUpload(via(ctx, browser(key)), {
    purpose: 'application',
    name: 'Lebenslauf.pdf',
    body: asBody(await makePdf(1)),
  })

describe('when the process that reads files does not come up, which is no fault of the file', () => {
  it.each([
    ['as its program is missing', '/nowhere/node'],
    ['as it ends while it starts', '/bin/false'],
  ])('whoever uploads is asked to try again later, and the log says why: %s', async (_, path) => {
    process.execPath = path
    const refused = await upload(path).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Unavailable)
    expect(refused).toMatchObject({ key: 'file.not-readable-now' })
    expect(JSON.stringify(logged)).toContain('the process that reads files failed')
  })

  it('the same file is taken once it comes up again', async () => {
    expect(await upload('later')).toMatchObject({ pages: 1 })
  })
})
