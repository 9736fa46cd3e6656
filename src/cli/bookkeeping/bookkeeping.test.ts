import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { accountContext } from '../../../tests/support/account.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { billableOf } from '../../../tests/support/invoices.ts'
import { system } from '../../domain/caller/actor.ts'
import { type Context, inTransaction } from '../../domain/caller/context.ts'
import { issueInvoice } from '../../domain/invoicing/steps/issue-invoice.ts'
import { readAsked } from './commands.ts'

const now = new Date('2026-12-10T08:00:00Z')
const operator: Context = { ...accountContext(await testDatabase()), actor: system, now: () => now }
const folder = await mkdtemp(join(tmpdir(), 'kittel-bookkeeping-'))
afterAll(() => rm(folder, { recursive: true }))

async function newInvoice(): Promise<string> {
  return (await inTransaction(operator, inside => issueInvoice(inside, billableOf()))).number
}

async function run(...words: string[]): Promise<string> {
  const asked = readAsked(words)
  if (!asked) throw new Error(`no command: ${words.join(' ')}`)
  return (await asked(operator)).join('\n')
}

async function file(name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

it.each([
  [[]],
  [['pay']],
  [['toString']],
  [['assign', '1']],
  [['release', '2026-000001', '--reason', 'x']],
  [['hold', '2026-000001', '--why', 'x']],
])('%j is no command', words => {
  expect(readAsked(words)).toBeNull()
})

it('a payment without a number is listed, and booked on the invoice that it is for', async () => {
  const number = await newInvoice()
  const entry = (amount: string, text: string) =>
    `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-12-01</Dt></BookgDt><AcctSvcrRef>${text}</AcctSvcrRef><NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
  const statement = await file(
    'bank.xml',
    `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${entry('360.00', 'Danke')}${entry('0.01', 'Zinsen')}</Stmt></BkToCstmrStmt></Document>`,
  )
  expect(await run('import-bank', statement)).toContain('2 new payments: 0 have settled invoices')
  const open = await run('open-items')
  expect(open).toContain(`${number}  356.64 EUR  due 2026-12-24, 0 days overdue`)
  const [, payment = ''] = /^ {2}(\d+) {2}360\.00 EUR/m.exec(open) ?? []
  const [, interest = ''] = /^ {2}(\d+) {2}0\.01 EUR/m.exec(open) ?? []
  expect(await run('assign', payment, number)).toContain('give back 3.36 EUR')
  await expect(run('assign', payment, number)).rejects.toMatchObject({ kind: 'conflict' })
  await expect(run('set-aside', interest)).rejects.toMatchObject({
    fields: { reason: [{ key: 'invoicing.problem.missing' }] },
  })
  await run('set-aside', interest, '--reason', 'Zinsen der Bank')
  expect(await run('open-items')).toContain('0 payments belong to no invoice')
})

it('an invoice is put on hold, corrected and taken back by its number', async () => {
  const number = await newInvoice()
  await run('hold', number, '--reason', 'Menge wird geklärt')
  expect(await run('open-items')).toMatch(`${number}  356.64 EUR`)
  expect(await run('open-items')).toContain('on hold: Menge wird geklärt')
  await run('release', number)
  expect(await run('open-items')).not.toContain('on hold')
  const place = { street: 'Weg 1', postcode: '50667', city: 'Köln' }
  const right = { name: 'Klinikum Köln', ...place, email: 'einkauf@klinikum.example' }
  const said = await run('correct', number, await file('right.json', JSON.stringify(right)))
  const [corrected = ''] = /^\d{4}-\d{6}/.exec(said) ?? []
  expect(await run('open-items')).toMatch(new RegExp(`${corrected} .*Klinikum Köln`))
  expect(await run('cancel', corrected, '--reason', 'Doppelt')).toMatch(/^S2026-\d{6} takes/)
  await expect(run('cancel', corrected, '--reason', 'Doppelt')).rejects.toMatchObject({ kind: 'conflict' })
  await expect(run('release', 'x')).rejects.toMatchObject({ kind: 'not-found' })
})

it('documents and bookings are written into a folder', async () => {
  const number = await newInvoice()
  const document = await run('document', number, folder, '--form', 'xml')
  expect(document).toBe(join(folder, `${number}.xml`))
  expect(await readFile(document, 'utf8')).toContain(number)
  const period = ['--from', '2026-12-01', '--to', '2026-12-31']
  const written = await run('bookings', folder, ...period, '--consultant', '1001', '--client', '1')
  expect(await readFile(written, 'latin1')).toContain(`"${number}"`)
  await expect(run('bookings', folder, ...period, '--consultant', '1001')).rejects.toMatchObject({
    fields: { client: [{ key: 'invoicing.problem.number' }] },
  })
})
