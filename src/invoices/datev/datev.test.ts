import { describe, expect, it } from 'vitest'
import { invoiceOf } from '../../../tests/support/invoices.ts'
import { bookingBatch } from './booking-batch.ts'

const facts = {
  chart: 'SKR03',
  consultant: 1001,
  client: 1,
  from: '2026-11-01',
  to: '2026-11-30',
  madeAt: new Date('2026-12-01T08:00:00Z'),
} as const

function rowsOf(...invoices: Parameters<typeof bookingBatch>[0][number]['invoice'][]): string[] {
  const booked = invoices.map(invoice => ({ invoice, debtorAccount: 10_017 }))
  return Buffer.from(bookingBatch(booked, facts)).toString('latin1').split('\r\n')
}

describe('bookings for the tax adviser', () => {
  it('begin with the head of DATEV’s format and its columns', () => {
    const [head, columns] = rowsOf()
    expect(head).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20261201080000000;;"RE";"";"";1001;1;20260101;4;20261101;20261130;"Ausgangsrechnungen";"";1;0;0;"EUR";;"";;;"03";;;"";""',
    )
    expect(head?.split(';')).toHaveLength(31)
    expect(columns?.split(';')).toHaveLength(14)
  })

  it('book debtor to revenue by tax case, and take a cancellation back', () => {
    const preceding = { number: '2026-000100', issuedOn: '2026-11-01' }
    const [, , ...rows] = rowsOf(
      invoiceOf(),
      invoiceOf({ buyer: 'AT' }),
      invoiceOf({ buyer: 'CH' }),
      invoiceOf({ isSmallBusiness: true }),
      invoiceOf({ kind: 'cancellation', preceding, payment: { kind: 'offset' } }),
    )
    expect(rows.slice(0, 5).map(row => row.split(';').slice(0, 11).join(';'))).toEqual([
      '356,64;"S";"EUR";;;;10017;8400;;2611;"2026-000123"',
      '299,70;"S";"EUR";;;;10017;8336;;2611;"2026-000123"',
      '299,70;"S";"EUR";;;;10017;8338;;2611;"2026-000123"',
      '299,70;"S";"EUR";;;;10017;8195;;2611;"2026-000123"',
      '356,64;"H";"EUR";;;;10017;8400;;2611;"2026-000123"',
    ])
    expect(rows[4]).toContain('"2026-000100"')
  })

  it('are in Windows-1252, and no name breaks a row', () => {
    const invoice = invoiceOf()
    const buyer = { ...invoice.buyer, name: 'Łódź; "Haus"\n€ Žižkov Süd' }
    const [, , row] = rowsOf({ ...invoice, buyer })
    expect(row?.split(';')).toHaveLength(14)
    expect(row).toContain('"2026-000123 ?ódz  ""Haus"" \x80 \x8ei\x9ekov Süd"')
  })
})
