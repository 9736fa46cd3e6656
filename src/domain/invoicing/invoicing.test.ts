import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { accountContext, makePerson } from '../../../tests/support/account.ts'
import { testDatabase, testDatabaseUrl } from '../../../tests/support/database.ts'
import { filesInMemory } from '../../../tests/support/files.ts'
import { billableOf, taxOf } from '../../../tests/support/invoices.ts'
import { connect } from '../../db/client.ts'
import { checkInvoice } from '../../invoices/rules/check-invoice.ts'
import { totalsOf } from '../../invoices/totals.ts'
import { readCii } from '../../invoices/xml/read-cii.ts'
import { system } from '../caller/actor.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { pruneFiles } from '../files/prune-files.ts'
import { archiveInvoices } from './archive-invoices.ts'
import { assignBankPayment, listBankPayments, setBankPaymentAside } from './bank/decide-bank-payment.ts'
import { importBankFile } from './bank/import-bank-file.ts'
import { cancelInvoice, correctInvoice, previewCorrection } from './change-invoice.ts'
import { holdDunning, releaseDunning } from './dunning/hold-dunning.ts'
import { remindOfInvoices } from './dunning/remind-of-invoices.ts'
import { exportBookings } from './export-bookings.ts'
import { correctionSchema } from './invoicing.schema.ts'
import { listOpenItems } from './open-items.ts'
import { pruneInvoices } from './prune-invoices.ts'
import { openInvoice, openInvoiceByLink, readInvoice } from './read-invoices.ts'
import { confirmVatId } from './steps/confirm-vat-id.ts'
import { issueDocument } from './steps/issue-document.ts'
import { type Billable, issueInvoice } from './steps/issue-invoice.ts'
import { checkVatIds, listInvalidVatIds } from './vat-ids/check-vat-ids.ts'

const db = await testDatabase()
let now = new Date('2026-11-21T08:00:00Z')
const files = filesInMemory()
const paid: { orderId: number | null; number: string }[] = []
const enqueued: string[] = []
const tasks: Context['tasks'] = {
  enqueue: async name => {
    enqueued.push(name)
  },
  within: () => tasks,
}
const opened = accountContext(db)
const base: Context = {
  ...opened,
  actor: system,
  files,
  tasks,
  now: () => now,
  hooks: {
    ...opened.hooks,
    invoicePaid: [
      async (_ctx, { orderId, number }) => {
        paid.push({ orderId, number })
      },
    ],
  },
}
const { userId } = await makePerson(db)
const admin: Context = {
  ...base,
  actor: { kind: 'admin', userId, adminId: 1, sessionId: 'x', role: 'billing' },
}

function at(moment: string): Context {
  now = new Date(moment)
  return base
}

async function issue(but: Partial<Billable> = {}) {
  return inTransaction(base, inside => issueInvoice(inside, billableOf(but)))
}

function refusal(key: string) {
  return { key: `invoicing.problem.${key}` }
}

async function lettersTo(number: string) {
  const rows = await db
    .selectFrom('messages')
    .select(['template', 'props', 'recipient'])
    .orderBy('id')
    .execute()
  return rows.filter(({ props }) => (props as { number?: string }).number === number)
}

describe('numbers', () => {
  it('are gapless under 50 parallel writers of whom every third one fails', async () => {
    const own = connect(await testDatabaseUrl(), 20)
    try {
      const ctx = { ...base, db: own }
      const outcomes = await Promise.allSettled(
        Array.from({ length: 50 }, (_, index) =>
          inTransaction(ctx, async inside => {
            const { number } = await issueInvoice(inside, billableOf())
            if (index % 3 === 0) throw new Error('something else failed')
            return number
          }),
        ),
      )
      const numbers = outcomes.flatMap(outcome => (outcome.status === 'fulfilled' ? [outcome.value] : []))
      expect(numbers.length).toBe(33)
      const expected = numbers.map((_, index) => `2026-${String(index + 1).padStart(6, '0')}`)
      expect([...numbers].sort()).toEqual(expected)
      const kept = await own.selectFrom('invoices').select('number').orderBy('serial').execute()
      expect(kept.map(({ number }) => number)).toEqual(expected)
    } finally {
      await own.destroy()
    }
  })

  it('begin anew with the year in Berlin, not in Greenwich', async () => {
    at('2031-12-31T22:59:59Z')
    expect((await issue()).number).toBe('2031-000001')
    at('2031-12-31T23:00:00Z')
    expect((await issue()).number).toBe('2032-000001')
    at('2026-11-21T08:00:00Z')
  })

  it('are taken in the transaction of what they are for', async () => {
    await expect(issueInvoice(base, billableOf())).rejects.toThrow(/transaction/)
  })
})

describe('an invoice', () => {
  it('keeps to the rules, is billed once for each order, and waits to be archived', async () => {
    const order = billableOf({
      leitwegId: '04011000-1234512345-06',
      orderNumber: '4500',
      costCentre: 'KST 9',
    })
    enqueued.length = 0
    const first = await inTransaction(base, inside => issueInvoice(inside, order))
    const again = await inTransaction(base, inside => issueInvoice(inside, order))
    expect(again).toEqual(first)
    expect(enqueued).toEqual(['archive-invoices'])
    const { bytes } = await openInvoice(admin, { invoiceId: first.invoiceId, form: 'xml' })
    const xml = Buffer.from(bytes).toString()
    expect(checkInvoice(xml)).toEqual([])
    expect(readCii(xml)).toMatchObject({
      number: first.number,
      buyerReference: order.leitwegId,
      dueOn: '2026-12-05',
    })
  })

  it('is not issued with a wrong Leitweg-ID, or over another total than was ordered', async () => {
    const attempt = (but: Partial<Billable>) =>
      inTransaction(base, inside => issueInvoice(inside, billableOf(but)))
    await expect(attempt({ leitwegId: '04011000-1234512345-07' })).rejects.toMatchObject(
      refusal('leitweg-id'),
    )
    await expect(attempt({ totalCents: 1 })).rejects.toThrow(/its invoice would say 35664/)
  })

  it('that would break a rule is not issued and leaves no gap', async () => {
    const { number } = await issue()
    const { buyer } = billableOf()
    const { content } = await readInvoice(admin, await issue())
    const wrong = { ...content, leitwegId: '04011000-1234512345-06', buyer: { ...buyer, email: null } }
    const of = { orderId: null, employerId: null, precedingId: null }
    await expect(inTransaction(base, inside => issueDocument(inside, wrong, of))).rejects.toThrow(/R010/)
    const serial = (text: string) => Number(text.slice(-6))
    expect(serial((await issue()).number)).toBe(serial(number) + 2)
  })

  it('is archived as PDF for eight years and mailed once, and is proved by its hash', async () => {
    const { invoiceId, number } = await issue()
    await expect(openInvoice(admin, { invoiceId, form: 'pdf' })).rejects.toMatchObject(refusal('not-yet'))
    await archiveInvoices(base)
    await archiveInvoices(base)
    const row = await readInvoice(admin, { number })
    const { bytes, name } = await openInvoice(admin, { invoiceId, form: 'pdf' })
    expect(name).toBe(`${number}.pdf`)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(row.pdfSha256)
    const letters = await lettersTo(number)
    expect(letters).toMatchObject([{ template: 'invoice-issued', recipient: row.content.buyer.email }])
    const { url } = (letters[0]?.props ?? {}) as { url: string }
    const token = new URL(url).pathname.split('/')[2] ?? ''
    expect((await openInvoiceByLink(base, { token, form: 'pdf' })).bytes).toEqual(bytes)
    await expect(openInvoiceByLink(base, { token: `${token}x`, form: 'pdf' })).rejects.toMatchObject({
      kind: 'not-found',
    })
    at('2034-12-31T12:00:00Z')
    await pruneFiles(base)
    expect((await openInvoice(admin, { invoiceId, form: 'pdf' })).bytes).toEqual(bytes)
    at('2026-11-21T08:00:00Z')
  })

  it('cannot be changed or deleted before its time, by whomever', async () => {
    const { invoiceId } = await issue()
    const row = db.updateTable('invoices').where('id', '=', invoiceId)
    await expect(row.set({ total_cents: 1, net_cents: 1, vat_cents: 0 }).execute()).rejects.toThrow(
      /not changed/,
    )
    await expect(row.set({ xml: 'x' }).execute()).rejects.toThrow(/not changed/)
    await expect(db.deleteFrom('invoices').where('id', '=', invoiceId).execute()).rejects.toThrow(
      /is kept until/,
    )
    await expect(pruneInvoices(base)).resolves.toBe(0)
  })

  it('whose bytes were altered in the store is not handed out', async () => {
    const kept = new Map<string, Uint8Array>()
    const ctx = { ...base, files: filesInMemory(kept) }
    const { invoiceId } = await issue()
    await archiveInvoices(ctx)
    for (const bytes of kept.values()) bytes[100] = (bytes[100] ?? 0) ^ 1
    const opening = openInvoice({ ...admin, files: ctx.files }, { invoiceId, form: 'pdf' })
    await expect(opening).rejects.toMatchObject({ key: 'file.damaged' })
  })
})

describe('an invoice that was wrong', () => {
  it('is taken back by a document of its own series that names it, once', async () => {
    const { invoiceId, number } = await issue()
    const { invoiceId: cancellationId, number: cancellation } = await cancelInvoice(admin, {
      invoiceId,
      reason: 'Doppelt bestellt',
    })
    expect(cancellation).toMatch(/^S2026-\d{6}$/)
    const { bytes } = await openInvoice(admin, { invoiceId: cancellationId, form: 'xml' })
    expect(readCii(Buffer.from(bytes).toString())).toMatchObject({
      typeCode: '381',
      preceding: [{ number, issuedOn: '2026-11-21' }],
      notes: ['Doppelt bestellt'],
    })
    expect((await readInvoice(admin, { number })).settledAt).not.toBeNull()
    await expect(cancelInvoice(admin, { invoiceId, reason: 'x' })).rejects.toMatchObject(refusal('cancelled'))
    await expect(cancelInvoice(admin, { invoiceId: cancellationId, reason: 'x' })).rejects.toMatchObject(
      refusal('cancelled'),
    )
  })

  it('is issued again with the right recipient, and the order is billed by the new one', async () => {
    const order = billableOf()
    const { invoiceId, number } = await inTransaction(base, inside => issueInvoice(inside, order))
    const correction = {
      ...{ name: 'Klinikum Köln', department: 'Einkauf', street: 'Weg 1', extra: null },
      ...{ postcode: '50667', city: 'Köln', email: 'einkauf@klinikum.example', reason: null, vatId: null },
      ...{ leitwegId: '04011000-1234512345-06', orderNumber: '77', costCentre: null },
    }
    const wrong = { ...correction, leitwegId: '04011000-1234512345-07' }
    await expect(correctInvoice(admin, { invoiceId, correction: wrong })).rejects.toMatchObject({
      kind: 'invalid',
    })
    const corrected = await correctInvoice(admin, { invoiceId, correction })
    const row = await readInvoice(admin, corrected)
    expect(row).toMatchObject({
      kind: 'correction',
      totalCents: 35_664,
      precedingId: invoiceId,
      settledAt: null,
    })
    expect(row.content).toMatchObject({
      preceding: { number },
      buyer: { name: 'Klinikum Köln' },
      orderNumber: '77',
    })
    const again = await inTransaction(base, inside => issueInvoice(inside, order))
    expect(again.invoiceId).toBe(corrected.invoiceId)
  })

  const asWas = {
    ...{ name: 'Klinikum Bonn', street: 'Klinikweg 12', postcode: '53127', city: 'Bonn' },
    ...{ email: 'rechnungen@klinikum.example', reason: 'Menge war falsch' },
  }
  const withLine = (line: object) => correctionSchema.parse({ ...asWas, lines: [line] })
  const line = { name: 'Hervorgehobene Anzeige', quantity: '2', unitPrice: '99,90', discount: '9.80' }

  it('is issued again for less, with as many days to pay, just as its preview says', async () => {
    const { invoiceId } = await issue()
    const correction = withLine(line)
    at('2026-12-20T08:00:00Z')
    const { before, after } = await previewCorrection(admin, { invoiceId, correction })
    expect([totalsOf(before).grossCents, totalsOf(after).grossCents]).toEqual([35_664, 22_610])
    const { number, totalCents } = await correctInvoice(admin, { invoiceId, correction })
    expect(totalCents).toBe(22_610)
    const { content, dueOn } = await readInvoice(admin, { number })
    expect(content).toEqual({ ...after, number, issuedOn: '2026-12-20' })
    // Fourteen days, as at first, and not a day that has passed.
    expect(dueOn).toBe('2027-01-03')
    await expect(previewCorrection(admin, { invoiceId, correction })).rejects.toMatchObject(
      refusal('cancelled'),
    )
    at('2026-11-21T08:00:00Z')
  })

  it.each([
    ['more', { ...line, quantity: 4 }, { '': [refusal('more')] }],
    ['nothing', { ...line, quantity: 0 }, { '': [refusal('nothing-left')] }],
    ['less than nothing', { ...line, discount: '200' }, { 'lines[0].discount': [refusal('discount')] }],
  ])('is not issued again for %s', async (_for, wrong, fields) => {
    const { invoiceId, number } = await issue()
    const asked = correctInvoice(admin, { invoiceId, correction: withLine(wrong) })
    await expect(asked).rejects.toMatchObject({ fields })
    expect((await readInvoice(admin, { number })).settledAt).toBeNull()
  })

  it('keeps its amounts when it was paid with the order', async () => {
    const { invoiceId } = await issue({
      payment: { kind: 'paid', paidOn: '2026-11-21', reference: null },
    })
    const less = correctInvoice(admin, { invoiceId, correction: withLine(line) })
    await expect(less).rejects.toMatchObject(refusal('paid'))
    const renamed = await correctInvoice(admin, { invoiceId, correction: correctionSchema.parse(asWas) })
    expect(renamed.totalCents).toBe(35_664)
  })

  it.each(['', '1.234,00', '-5', '99,999', 'x'])('has no unit price like "%s"', unitPrice => {
    expect(correctionSchema.safeParse({ ...asWas, lines: [{ ...line, unitPrice }] }).success).toBe(false)
  })
})

function statement(...payments: { text: string; amount: string; reference: string }[]): Uint8Array {
  const entries = payments.map(
    ({ text, amount, reference }) =>
      `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-12-01</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef><NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  )
  const xml = `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`
  return new TextEncoder().encode(xml)
}

describe('the bank’s statement', () => {
  it('settles what is paid in full, tells who waits for it, and counts once however often it is read', async () => {
    const first = await issue()
    const second = await issue()
    const bytes = statement(
      { text: `RE ${first.number}`, amount: '356.64', reference: 'A1' },
      { text: `RE ${second.number}`, amount: '100.00', reference: 'A2' },
    )
    paid.length = 0
    expect(await importBankFile(admin, { bytes })).toEqual({
      found: 2,
      settled: 1,
      open: 1,
      known: 0,
      leftOut: 0,
    })
    expect(await importBankFile(admin, { bytes })).toEqual({
      found: 0,
      settled: 0,
      open: 0,
      known: 2,
      leftOut: 0,
    })
    expect(paid.map(({ number }) => number)).toEqual([first.number])
    expect(await readInvoice(admin, first)).toMatchObject({ paidCents: 35_664, settledAt: now })
    expect(await readInvoice(admin, second)).toMatchObject({ paidCents: 0, settledAt: null })
    const items = (await listOpenItems(admin)).map(({ number }) => number)
    expect(items).toContain(second.number)
    expect(items).not.toContain(first.number)
  })

  it('leaves to a person what is too little, too much or for nothing, and each is decided once', async () => {
    const { invoiceId, number } = await issue()
    await importBankFile(admin, {
      bytes: statement(
        { text: `Teil ${number}`, amount: '200.00', reference: 'B1' },
        { text: 'Rest, danke', amount: '160.00', reference: 'B2' },
        { text: 'Zinsen', amount: '0.01', reference: 'B3' },
      ),
    })
    const [part, rest, interest] = (await listBankPayments(admin)).slice(-3).map(({ id }) => id)
    const assign = (bankPaymentId = 0) => assignBankPayment(admin, { bankPaymentId, invoiceId })
    expect(await assign(part)).toEqual({ leftOverCents: 0 })
    await expect(assign(part)).rejects.toMatchObject(refusal('decided'))
    expect(await readInvoice(admin, { number })).toMatchObject({ paidCents: 20_000, settledAt: null })
    expect(await assign(rest)).toEqual({ leftOverCents: 336 })
    expect(await readInvoice(admin, { number })).toMatchObject({ paidCents: 35_664, settledAt: now })
    await expect(assign(interest)).rejects.toMatchObject(refusal('settled'))
    await setBankPaymentAside(admin, { bankPaymentId: interest ?? 0, reason: 'Zinsen der Bank' })
    expect((await listBankPayments(admin)).map(({ id }) => id)).not.toContain(interest)
  })

  it.each([
    ['<!DOCTYPE x><Document/>', 'no-statement'],
    ['kein XML', 'no-statement'],
  ])('is refused when it is %j', async (text, key) => {
    const importing = importBankFile(admin, { bytes: new TextEncoder().encode(text) })
    await expect(importing).rejects.toMatchObject({ fields: { file: [refusal(key)] } })
  })

  it('is refused in another encoding instead of being misread', async () => {
    const importing = importBankFile(admin, { bytes: Uint8Array.of(0x3c, 0xe4, 0x3e) })
    await expect(importing).rejects.toMatchObject({ fields: { file: [refusal('no-utf-8')] } })
  })
})

describe('reminders', () => {
  const stepsOf = async (number: string) =>
    (await lettersTo(number))
      .filter(({ template }) => template === 'invoice-reminder')
      .map(({ props }) => (props as { step: number }).step)

  it('come 7, 21 and 35 days after the day, each once, and stop when it is paid', async () => {
    at('2027-01-04T08:00:00Z')
    const { number, invoiceId } = await issue({
      payment: { kind: 'transfer', days: 14 },
    })
    // Payable by 18 January.
    for (const [day, steps] of [
      ['2027-01-24', []],
      ['2027-01-25', [1]],
      ['2027-01-26', [1]],
      ['2027-02-07', [1]],
      ['2027-02-08', [1, 2]],
      ['2027-02-22', [1, 2, 3]],
      ['2027-06-01', [1, 2, 3]],
    ] as const) {
      await remindOfInvoices(at(`${day}T08:00:00Z`))
      expect([day, await stepsOf(number)]).toEqual([day, steps])
    }
    const other = await issue()
    await importBankFile(admin, {
      bytes: statement({ text: other.number, amount: '356.64', reference: 'C1' }),
    })
    await cancelInvoice(admin, { invoiceId, reason: 'Ausgebucht' })
    await remindOfInvoices(at('2027-12-01T08:00:00Z'))
    expect(await stepsOf(other.number)).toEqual([])
    at('2026-11-21T08:00:00Z')
  })

  it('are not all sent at once when they could not be sent for long, and none while they are on hold', async () => {
    at('2028-01-03T08:00:00Z')
    const { number, invoiceId } = await issue()
    await remindOfInvoices(at('2028-06-01T08:00:00Z'))
    await remindOfInvoices(at('2028-06-02T08:00:00Z'))
    expect(await stepsOf(number)).toEqual([1])
    await holdDunning(admin, { invoiceId, reason: 'Menge wird geklärt' })
    await remindOfInvoices(at('2028-07-01T08:00:00Z'))
    expect(await stepsOf(number)).toEqual([1])
    await releaseDunning(admin, { invoiceId })
    await remindOfInvoices(base)
    expect(await stepsOf(number)).toEqual([1, 2])
    at('2026-11-21T08:00:00Z')
  })
})

describe('VAT IDs', () => {
  const asked: string[] = []
  let answer: { status: number; body: string } | Error = new Error('not reachable')
  const ctx: Context = {
    ...base,
    fetcher: {
      ...base.fetcher,
      fetch: async ({ url }) => {
        asked.push(url)
        if (answer instanceof Error) throw answer
        const bytes = new TextEncoder().encode(answer.body)
        return { status: answer.status, headers: {}, body: new Blob([bytes]).stream() }
      },
    },
  }
  const says = (body: object) => {
    answer = { status: 200, body: JSON.stringify(body) }
  }

  it('that cannot be asked about are not invalid: they are asked again later, ever more seldom', async () => {
    expect(await confirmVatId(ctx, { vatId: 'DE136695975', sellerVatId: 'DE136695976' })).toBe('malformed')
    expect(await confirmVatId(ctx, { vatId: 'ATU13585627', sellerVatId: 'DE136695976' })).toBe('unknown')
    expect(await confirmVatId(ctx, { vatId: 'ATU13585627', sellerVatId: 'DE136695976' })).toBe('unknown')
    expect(await checkVatIds(ctx)).toBe(0)
    expect(asked).toEqual([
      expect.stringContaining('/ms/AT/vat/U13585627?requesterMemberStateCode=DE&requesterNumber=136695976'),
    ])
    for (const busy of [
      { userError: 'MS_MAX_CONCURRENT_REQ', isValid: false },
      { userError: 'SERVICE_UNAVAILABLE', isValid: false },
      { nothing: 1 },
    ]) {
      says(busy)
      at(new Date(now.getTime() + 86_400_000).toISOString())
      expect(await checkVatIds(ctx)).toBe(0)
      expect(await checkVatIds(ctx)).toBe(0)
      expect(await confirmVatId(ctx, { vatId: 'ATU13585627', sellerVatId: 'DE136695976' })).toBe('unknown')
    }
    expect(asked).toHaveLength(4)
  })

  it('that exist are proved by the answer, which counts for a month', async () => {
    says({ userError: 'VALID', isValid: true, requestIdentifier: 'WAPIAAAA1', name: 'Klinik' })
    at(new Date(now.getTime() + 86_400_000).toISOString())
    expect(await checkVatIds(ctx)).toBe(1)
    expect(await confirmVatId(ctx, { vatId: 'ATU 13585627', sellerVatId: 'DE136695976' })).toBe('valid')
    const { rows } = await sql<{ proof: string }>`
      select request_id || ' ' || (answer ->> 'name') as proof from vat_id_checks where status = 'valid'`.execute(
      db,
    )
    expect(rows).toEqual([{ proof: 'WAPIAAAA1 Klinik' }])
    at(new Date(now.getTime() + 31 * 86_400_000).toISOString())
    expect(await confirmVatId(ctx, { vatId: 'ATU13585627', sellerVatId: 'DE136695976' })).toBe('unknown')
    at('2026-11-21T08:00:00Z')
  })

  it('that do not exist are told of with the invoices that name them', async () => {
    const { buyer } = billableOf()
    const french = { ...buyer, vatId: 'FR40303265045', address: { ...buyer.address, country: 'FR' } }
    const tax = taxOf({ country: 'FR', vatId: french.vatId })
    const { number, invoiceId } = await issue({ buyer: french, tax, totalCents: 29_970 })
    says({ userError: 'INVALID', isValid: false })
    expect(await confirmVatId(ctx, { vatId: 'FR40303265045', sellerVatId: 'DE136695976' })).toBe('unknown')
    await checkVatIds(ctx)
    expect(await confirmVatId(ctx, { vatId: 'FR40303265045', sellerVatId: 'DE136695976' })).toBe('invalid')
    expect(await listInvalidVatIds(admin)).toMatchObject([{ number, vatId: 'FR40303265045' }])
    const { name, address } = french
    const { street, postcode, city } = address
    const asked = {
      street,
      postcode,
      city,
      name,
      email: 'einkauf@klinikum.example',
      reason: 'Falsche Nummer',
    }
    const correct = (vatId: string) =>
      correctInvoice(ctx, { invoiceId, correction: correctionSchema.parse({ ...asked, vatId }) })
    await expect(correct('ATU13585627')).rejects.toMatchObject({ fields: { vatId: [refusal('vat-id')] } })
    const { number: corrected } = await correct('FR44732829320')
    expect((await readInvoice(admin, { number: corrected })).content).toMatchObject({
      buyer: { vatId: 'FR44732829320' },
      exemption: { category: 'AE' },
    })
    expect(await listInvalidVatIds(admin)).toEqual([])
  })

  it('are not asked about while it is switched off', async () => {
    await confirmVatId(ctx, { vatId: 'DK13585628', sellerVatId: 'DE136695976' })
    asked.length = 0
    const off = { isOn: (key: string) => key !== 'vies' }
    expect(await checkVatIds({ ...ctx, switches: off })).toBe(0)
    expect(asked).toEqual([])
  })
})

it('bookings of a month have every document of it, with the employer as debtor', async () => {
  at('2029-03-10T08:00:00Z')
  const { invoiceId, number } = await issue()
  await cancelInvoice(admin, { invoiceId, reason: 'x' })
  at('2029-04-01T08:00:00Z')
  const { bytes, name } = await exportBookings(admin, {
    ...{ from: '2029-03-01', to: '2029-03-31' },
    ...{ chart: 'SKR03', consultant: 1001, client: 1 },
  })
  const rows = Buffer.from(bytes).toString('latin1').trim().split('\r\n').slice(2)
  expect(name).toBe('EXTF_Buchungsstapel_2029-03-01_2029-03-31.csv')
  expect(rows).toHaveLength(2)
  expect(rows[0]).toContain(`"${number}"`)
  expect(rows[1]).toMatch(/^356,64;"H"/)
  at('2026-11-21T08:00:00Z')
})

it('an invoice is deleted when its time is over', async () => {
  at('2012-05-01T08:00:00Z')
  await issue()
  at('2020-12-31T12:00:00Z')
  expect(await pruneInvoices(base)).toBe(0)
  at('2021-01-01T12:00:00Z')
  expect(await pruneInvoices(base)).toBe(1)
  at('2026-11-21T08:00:00Z')
})
