import { describe, expect, it } from 'vitest'
import { readIban } from '../iban.ts'
import { readLeitwegId } from '../leitweg-id.ts'
import { decideVat, exemptionOf } from './decide-vat.ts'
import { readSwissUid, readVatId } from './vat-ids.ts'
import type { SellerCountry } from './vat-table.ts'

const ids: Record<string, string> = { DE: 'DE136695976', AT: 'ATU13585627', CH: 'CHE-107.787.577 MWST' }

function decide(
  seller: SellerCountry,
  country: string,
  but: { vatId?: string | null; small?: boolean; on?: string } = {},
) {
  const { vatId = ids[country] ?? null, small = false, on = '2026-11-26' } = but
  const own = { country: seller, vatId: ids[seller] ?? null, isSmallBusiness: small }
  return decideVat({ seller: own, buyer: { country, vatId }, on })
}

describe('how an order is taxed', () => {
  it.each([
    ['DE', 'DE', {}, 'S', 1900],
    ['DE', 'DE', { vatId: null }, 'S', 1900],
    ['DE', 'DE', { on: '2020-07-01' }, 'S', 1600],
    ['DE', 'DE', { on: '2020-12-31' }, 'S', 1600],
    ['DE', 'DE', { on: '2021-01-01' }, 'S', 1900],
    ['DE', 'DE', { small: true }, 'E', 0],
    ['DE', 'AT', {}, 'AE', 0],
    ['DE', 'AT', { small: true }, 'AE', 0],
    ['DE', 'FR', { vatId: 'FR40303265045' }, 'AE', 0],
    ['DE', 'CH', {}, 'O', 0],
    ['DE', 'CH', { vatId: null }, 'O', 0],
    ['AT', 'AT', {}, 'S', 2000],
    ['AT', 'DE', {}, 'AE', 0],
    ['AT', 'CH', {}, 'O', 0],
    ['CH', 'CH', {}, 'S', 810],
    ['CH', 'CH', { on: '2023-12-31' }, 'S', 770],
    ['CH', 'DE', { vatId: null }, 'O', 0],
    ['CH', 'AT', {}, 'O', 0],
  ] as const)('%s sells to %s %j: %s at %i', (seller, buyer, but, category, basisPoints) => {
    expect(decide(seller, buyer, but)).toMatchObject({ kind: 'decided', category, basisPoints })
  })

  it.each([
    ['AT', { vatId: null }, 'vat-id-needed'],
    ['AT', { vatId: '  ' }, 'vat-id-needed'],
    ['AT', { vatId: 'ATU13585628' }, 'vat-id-malformed'],
    ['AT', { vatId: 'DE136695976' }, 'vat-id-of-other-country'],
    ['DE', { on: '2001-01-01' }, 'no-rule'],
  ] as const)('DE does not sell to %s %j: %s', (buyer, but, reason) => {
    expect(decide('DE', buyer, but)).toEqual({ kind: 'refused', reason })
  })

  it('cannot reverse the charge without a VAT ID of the seller', () => {
    const seller = { country: 'DE', vatId: null, isSmallBusiness: true } as const
    const asked = { seller, buyer: { country: 'AT', vatId: 'ATU13585627' }, on: '2026-11-26' }
    expect(decideVat(asked)).toEqual({ kind: 'refused', reason: 'seller-vat-id-needed' })
  })

  it('says why there is no VAT in the words of the law of that day', () => {
    const reasonOn = (on: string) => {
      const decision = decide('DE', 'DE', { small: true, on })
      return decision.kind === 'decided' ? exemptionOf(decision, 'de')?.reason : null
    }
    expect(reasonOn('2024-12-31')).toMatch(/Kein Ausweis/)
    expect(reasonOn('2025-01-01')).toMatch(/Steuerfrei nach § 19/)
    expect(decide('DE', 'AT')).toMatchObject({ exemption: { code: 'VATEX-EU-AE' }, dependsOnVatId: true })
  })
})

describe('numbers', () => {
  it.each([
    'DE136695976',
    'ATU 1358.5627',
    'BE0411905847',
    'LU15027442',
    'IT00743110157',
    'NL004495445B01',
    'NL002455799B11',
    'FR40303265045',
    'PL8567346215',
    'DK13585628',
    'FI20774740',
    'HR33392005961',
  ])('%s is a VAT ID, and with another digit none', text => {
    const plain = text.replace(/[ .]/g, '')
    expect(readVatId(text)?.text).toBe(plain)
    const wrong = plain.replace(/(?<=^.{6})\d/, digit => String((Number(digit) + 1) % 10))
    expect(readVatId(wrong)).toBeNull()
  })

  it('of Greece begin with EL', () => {
    expect(readVatId('EL094259216')?.country).toBe('GR')
    expect(readVatId('GR094259216')).toBeNull()
  })

  it.each(['', 'DE', '136695976', 'DE13669597', 'US123456789', 'CHE107787577'])('%j is no VAT ID', text => {
    expect(readVatId(text)).toBeNull()
  })

  it('of Swiss businesses have a check digit', () => {
    expect(readSwissUid('CHE-107.787.577 MWST')).toBe('CHE-107.787.577')
    expect(readSwissUid('che107787577')).toBe('CHE-107.787.577')
    expect(readSwissUid('CHE-107.787.578')).toBeNull()
    const seller = { country: 'CH', vatId: 'CHE-107.787.577', isSmallBusiness: false } as const
    const sold = (country: string, vatId: string) =>
      decideVat({ seller, buyer: { country, vatId }, on: '2026-11-21' })
    expect(sold('CH', 'che107787577 MWST')).toMatchObject({ buyerVatId: 'CHE-107.787.577' })
    expect(sold('AT', 'DE136695976')).toMatchObject({ buyerVatId: null })
  })

  it.each(['04011000-1234512345-06', '991-33333TEST-33', '04011000-12345-03'])(
    '%s is a Leitweg-ID, and none when digits change',
    id => {
      expect(readLeitwegId(` ${id.toLowerCase()} `)).toBe(id)
      expect(readLeitwegId(id.replace(/.$/, digit => String((Number(digit) + 1) % 10)))).toBeNull()
      expect(readLeitwegId(id.replace('1', '2'))).toBeNull()
      expect(readLeitwegId(`${id}-`)).toBeNull()
    },
  )

  it('of accounts are checked', () => {
    expect(readIban('de89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000')
    expect(readIban('CH93 0076 2011 6238 5295 7')).toBe('CH9300762011623852957')
    expect(readIban('DE88 3704 0044 0532 0130 00')).toBeNull()
    expect(readIban('DE89 3704 0044 0532 0130')).toBeNull()
  })
})
