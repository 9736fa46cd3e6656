import { expect, it } from 'vitest'
import { lineOf } from '../document/line.ts'
import { withoutPrivate } from './private-lines.ts'

const kept = (text: string) => withoutPrivate([lineOf(text)]).map(line => line.text)

it.each([
  'Akupunktur in der Geburtshilfe',
  '2020– Hebamme, Geburtshaus Nordfriesland',
  'Geburtsvorbereitung',
])('work with births is no birth: %s', text => expect(kept(text)).toEqual([text]))

it.each(['Geburtsdatum: 03.09.1986', 'Geburtsort Wuppertal', 'geboren 1986'])(
  '%s is nobody’s business',
  text => expect(kept(text)).toEqual([]),
)
