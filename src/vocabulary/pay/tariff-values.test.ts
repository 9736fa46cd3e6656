import { expect, test } from 'vitest'
import { isTariffValue, tariffAt, tariffLabel, tariffValuesOf } from './tariff-values.ts'

test.each([
  ['TVöD P8', 'tvoed-p8', 'TVöD P8'],
  ['tvöd p 8', 'tvoed-p8', 'TVöD P8'],
  ['TVoeD-P', 'tvoed', 'TVöD'],
  ['TVöD-P EG P7', 'tvoed-p7', 'TVöD P7'],
  ['TVöD VKA Entgeltgruppe 9b', 'tvoed-e9b', 'TVöD EG 9b'],
  ['EG 9b TVöD', 'tvoed-e9b', 'TVöD EG 9b'],
  ['P8 TVöD', 'tvoed-p8', 'TVöD P8'],
  ['TVöD SuE S8b', 'tvoed-sue-s8b', 'TVöD-SuE S8b'],
  ['TV-L KR 8', 'tv-l-kr8', 'TV-L KR8'],
  ['TV L', 'tv-l', 'TV-L'],
  ['TV-Ärzte/VKA II', 'tv-aerzte-2', 'TV-Ärzte EG 2'],
  ['TV-Ärzte Ä2', 'tv-aerzte-2', 'TV-Ärzte EG 2'],
  ['Ä1 TV-Ärzte', 'tv-aerzte-1', 'TV-Ärzte EG 1'],
  ['AVR-C Anl. 31 EG 7', 'avr-caritas-e7', 'AVR Caritas EG 7'],
  ['Bezahlung nach AVR Diakonie', 'avr-diakonie', 'AVR Diakonie'],
  ['nach dem Tarifvertrag TVöD', 'tvoed', 'TVöD'],
  ['AVR', 'avr', 'AVR'],
  ['SWÖ-KV VG 7', 'swoe-kv-e7', 'SWÖ-KV VG 7'],
])('"%s" is %s and reads "%s"', (text, value, label) => {
  expect(tariffAt(text, 0)).toEqual({ value, to: text.length })
  expect(tariffLabel(value)).toBe(label)
  expect(isTariffValue(value)).toBe(true)
})

test('a number behind an agreement is a group only if something says so', () => {
  expect(tariffAt('TVöD 30 Stunden', 0)).toEqual({ value: 'tvoed', to: 4 })
  expect(tariffAt('TVöD 80 %', 0)).toEqual({ value: 'tvoed', to: 4 })
})

test.each(['TVLX', 'AVRO', 'P8', 'EG 9', 'Pflege', 'AWO Köln', 'nach Hamburg', 'DRK'])(
  '"%s" names no agreement',
  text => expect(tariffAt(text, 0)).toBeNull(),
)

test('a job is found under any agreement, its own, and its group', () => {
  expect(tariffValuesOf('TVöD P8', null)).toEqual(['any', 'tvoed', 'tvoed-p8'])
  expect(tariffValuesOf('TVöD', 'P8')).toEqual(['any', 'tvoed', 'tvoed-p8'])
  expect(tariffValuesOf('AVR Caritas Anlage 32 P8', null)).toEqual([
    'any',
    'avr',
    'avr-caritas',
    'avr-caritas-p8',
  ])
  expect(tariffValuesOf('Haustarif', null)).toEqual(['any'])
  expect(tariffValuesOf('AT', null)).toEqual([])
  expect(tariffValuesOf(null, 'P8')).toEqual([])
})

test.each(['tvoed-', 'tvoed-p999', 'p8', 'tvoed-x8', 'TVöD', ''])('"%s" is no value', value =>
  expect(isTariffValue(value)).toBe(false),
)
