import { expect, test } from 'vitest'
import { saidAnew } from './start-anew.ts'

test.each([
  ['Vergiss das alles. Meine Schwester sucht als Hebamme', 'Meine Schwester sucht als Hebamme'],
  ['forget everything I said, now a physiotherapist in Leipzig', 'a physiotherapist in Leipzig'],
  ['neue suche logopädin dresden', 'logopädin dresden'],
  ['alles zurücksetzen', ''],
  ['vergiss die Teilzeit', null],
  ['forget Berlin, try Hamburg', null],
])('%s begins anew with: %s', (text, rest) => {
  expect(saidAnew(text)).toBe(rest)
})
