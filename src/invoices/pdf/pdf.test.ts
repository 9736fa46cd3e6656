import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { invoiceOf } from '../../../tests/support/invoices.ts'
import { giroCode } from '../giro-code.ts'
import type { Invoice } from '../invoice.schema.ts'
import { writeCii } from '../xml/write-cii.ts'
import { invoicePdf } from './invoice-pdf.ts'

async function read(invoice: Invoice) {
  const xml = writeCii(invoice)
  const bytes = await invoicePdf(invoice, xml)
  const document = await getDocumentProxy(bytes.slice())
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map(item => ('str' in item ? item.str : '')).join(' '))
  }
  return { xml, bytes, raw: Buffer.from(bytes).toString('latin1'), pages }
}

describe('an invoice on paper', () => {
  it('says what an accounting department looks for, and carries its XML', async () => {
    const invoice = invoiceOf({
      leitwegId: '04011000-1234512345-06',
      orderNumber: '4500012345',
      costCentre: 'KST 90210',
      service: { from: '2026-11-26', to: '2027-11-25' },
    })
    const { pages, raw, bytes, xml } = await read(invoice)
    for (const word of [
      'Rechnung 2026-000123',
      '4500012345',
      'KST 90210',
      '04011000-1234512345-06',
      '299,70',
      '56,94',
      '356,64',
      'DE89 3704 0044 0532 0130 00',
      '26.12.2026',
      'DE136695976',
      'Łódź',
      'Seite 1 von 1',
      '26.11.2026 – 25.11.2027',
    ])
      expect(pages[0]?.replace(/\s+/g, ' ')).toContain(word)
    expect(raw).toContain('/F (xrechnung.xml)')
    const stream = /\/Type \/EmbeddedFile[\s\S]*?stream\r?\n/.exec(raw)
    const from = (stream?.index ?? 0) + (stream?.[0].length ?? 0)
    expect(inflateSync(bytes.subarray(from)).toString()).toBe(xml)
  })

  it('is PDF/A-3b with the marks of Factur-X, and has all its fonts inside', async () => {
    const { raw } = await read(invoiceOf())
    expect(raw).toMatch(/^%PDF-1\.7/)
    expect(raw).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(raw).toContain('<pdfaid:conformance>B</pdfaid:conformance>')
    expect(raw).toContain('/AFRelationship /Alternative')
    expect(raw).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
    expect(raw).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>')
    expect(raw).toContain('/OutputIntents')
    const fonts = raw.match(/\/BaseFont \/[\w+-]+/g) ?? []
    expect(fonts.length).toBeGreaterThan(0)
    expect(fonts.filter(font => !/\/[A-Z]{6}\+LiberationSans/.test(font))).toEqual([])
    expect((raw.match(/\/FontFile2/g) ?? []).length).toBe(2)
  })

  it('is the same to the byte whenever it is made', async () => {
    const hashes = [await read(invoiceOf()), await read(invoiceOf())].map(({ bytes }) =>
      createHash('sha256').update(bytes).digest('hex'),
    )
    expect(hashes[0]).toBe(hashes[1])
  })

  it('goes on over pages, each with the head of the table and the number', async () => {
    const [line] = invoiceOf().lines
    const lines = Array.from({ length: 60 }, (_, at) => ({
      ...(line as Invoice['lines'][number]),
      name: `Leistung ${at + 1} im Haus mit einem Namen, der über die Zeile hinaus geht`,
    }))
    const { pages } = await read(invoiceOf({ lines, language: 'en' }))
    expect(pages.length).toBeGreaterThan(2)
    pages.forEach((page, at) => {
      expect(page).toContain(`2026-000123 · Page ${at + 1} of ${pages.length}`)
    })
    for (const page of pages.slice(0, -1)) expect(page).toContain('Unit price')
    expect(pages.join(' ')).toContain('Leistung 60')
    expect(pages.at(-1)).toContain('Please transfer')
  })

  it('takes another back without asking for money', async () => {
    const preceding = { number: '2026-000100', issuedOn: '2026-11-01' }
    const { pages } = await read(invoiceOf({ kind: 'cancellation', preceding, payment: { kind: 'offset' } }))
    expect(pages[0]).toContain('Stornorechnung 2026-000123')
    expect(pages[0]).toContain('hebt die Rechnung 2026-000100 vom 01.11.2026 vollständig auf')
    expect(pages[0]).not.toContain('überweisen Sie')
  })

  it('says why there is no VAT, and names no VAT ID outside its scope', async () => {
    const reverse = await read(invoiceOf({ buyer: 'AT' }))
    expect(reverse.pages[0]).toContain('Steuerschuldnerschaft des Leistungsempfängers')
    expect(reverse.pages[0]).toContain('ATU13585627')
    const outside = await read(invoiceOf({ buyer: 'CH' }))
    expect(outside.pages[0]).toContain('Nicht im Inland steuerbare Leistung')
    expect(outside.pages[0]).not.toContain('DE136695976')
  })
})

describe('the code for a transfer', () => {
  const transfer = {
    name: 'Kittel\nGmbH',
    iban: 'DE89370400440532013000',
    bic: null,
    cents: 35_664,
    text: '2026-000123',
  }

  it('keeps to EPC069-12', () => {
    expect(giroCode(transfer)).toBe(
      'BCD\n002\n1\nSCT\n\nKittel GmbH\nDE89370400440532013000\nEUR356.64\n\n\n2026-000123',
    )
  })

  it('is not made of what cannot be transferred', () => {
    expect(giroCode({ ...transfer, cents: 0 })).toBeNull()
    expect(giroCode({ ...transfer, cents: 100_000_000_000 })).toBeNull()
  })
})
