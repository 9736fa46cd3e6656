import { expect, it } from 'vitest'
import { lineOf } from '../document/line.ts'
import { readEmail } from './read-email.ts'

it.each([
  [['johanna.reit-\nmaul@hebammen-\ndonau.example'], 'johanna.reit-maul@hebammen-donau.example'],
  [['Tel. 0176 1234567\nm.beispiel-', 'muster@mail.example'], 'm.beispiel-muster@mail.example'],
  [['E-Mail\tmara-', 'beispiel@mail.example'], 'mara-beispiel@mail.example'],
  [['E-Mail: mara.beispiel@', 'mail.example'], 'mara.beispiel@mail.example'],
  [['mara.beispiel@su\nnrise.example\nKöln'], 'mara.beispiel@sunrise.example'],
  [['mara.beispiel\n@mail.example'], 'mara.beispiel@mail.example'],
  [['mara@mail.example', 'www.beispiel.example'], 'mara@mail.example'],
  [['Ich arbeite gern.', 'mara@mail.example'], 'mara@mail.example'],
  [['Gesundheits- und Kranken-\npflege@klinik.example'], 'pflege@klinik.example'],
  [['mara.beispiel@mail'], undefined],
])('an address of e-mail is whole: %j', (lines, address) => {
  expect(readEmail(lines.map(line => lineOf(line)))?.value).toBe(address)
})
