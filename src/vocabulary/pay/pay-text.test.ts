import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPayText } from './pay-text.ts'

function amounts(text: string) {
  const { min, max, currency, period } = readPayText(text)
  return [min, max, currency, period]
}

describe('reading pay', () => {
  it.each([
    ['3.450 - 4.120 € / Monat', 3450, 4120, 'EUR', 'month'],
    ["CHF 4'900 (13x)", 4900, 4900, 'CHF', 'month'],
    ['CHF 6’400 × 13', 6400, 6400, 'CHF', 'month'],
    ['65 - 75 T€ im Jahr', 65000, 75000, 'EUR', 'year'],
    ['55-70k EUR', 55000, 70000, 'EUR', 'year'],
    ['ab € 4.312,50 brutto (14x)', 4312.5, null, 'EUR', 'month'],
    ['bis zu 32 €/Std. + Zulagen', null, 32, 'EUR', 'hour'],
    ['€50,000 annually', 50000, 50000, 'EUR', 'year'],
    ['538-Euro-Basis oder Teilzeit', null, 538, 'EUR', 'month'],
    ['5.000 € Startbonus, 3.700 € Grundgehalt', 3700, 3700, 'EUR', 'month'],
    ['4.200 € Einstiegsgehalt + 3.000 € Startprämie', 4200, null, 'EUR', 'month'],
    ['4.200 EUR brutto Einstiegsgehalt, 30 Tage Urlaub', 4200, null, 'EUR', 'month'],
    ['Anfangsgehalt 3.900 € bis 4.400 €', 3900, 4400, 'EUR', 'month'],
  ])('reads "%s"', (text, min, max, currency, period) => {
    expect(amounts(text)).toEqual([min, max, currency, period])
  })

  it.each([
    'nach Vereinbarung',
    '30 Tage Urlaub, 13. Gehalt',
    '3.000 € Willkommensprämie',
    '38,5 Stunden/Woche',
    'übertariflich',
  ])('finds no pay in "%s"', text => {
    expect(amounts(text)).toEqual([null, null, null, null])
  })

  it.each([
    ['P12 TVöD', 'TVöD P12'],
    ['außertariflich', 'AT'],
    ['Außertarifliche Vergütung', 'AT'],
    ['AT-Vertrag', 'AT'],
    ['TV-Ärzte/VKA oder außertariflich', 'TV-Ärzte/VKA'],
    ['übertariflich, Arbeitsort AT-Wien', null],
    ['TVöD-P P9', 'TVöD P9'],
    ['S 8b TVöD SuE', 'TVöD-SuE S8b'],
    ['TV-L E13 100 %', 'TV-L E13'],
    ['TV-Ärzte/VKA III', 'TV-Ärzte/VKA III'],
    ['AVR Caritas Anlage 32', 'AVR Caritas Anlage 32'],
    ['Entgeltgruppe 9b', 'EG 9b'],
  ])('reads the tariff in "%s"', (text, tariff) => {
    expect(readPayText(text)).toEqual({ min: null, max: null, currency: null, period: null, tariff })
  })

  it('reads a bare amount as a year, a month or an hour by its size', () => {
    expect([readPayText('48000').period, readPayText('3500').period, readPayText('18,50').period]).toEqual([
      'year',
      'month',
      'hour',
    ])
  })

  it('takes the currency of the country when none is written', () => {
    expect(readPayText('6500', { country: 'CH' }).currency).toBe('CHF')
  })

  it('never throws and never turns the bounds around', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(
          fc.constantFrom('3.500', '€', 'ab', 'bis', '-', '4,20', 'k', 'EG 9', "5'000", 'CHF', '/Std.'),
          { maxLength: 9 },
        )
        .map(parts => parts.join(' ')),
    )
    fc.assert(
      fc.property(text, written => {
        const { min, max } = readPayText(written)
        if (min !== null && max !== null) expect(min).toBeLessThanOrEqual(max)
      }),
    )
  })
})
