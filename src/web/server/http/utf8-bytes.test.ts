import fc from 'fast-check'
import { expect, it } from 'vitest'
import { utf8Bytes } from './utf8-bytes.ts'

it('are the bytes that Buffer gives, also of texts with half a letter', () => {
  for (const text of ['', 'a', 'für „Ärzte“ – 4.000 €', '🏥 Pflege', 'half \ud83c of one', '\u0000'])
    expect(utf8Bytes(text).equals(Buffer.from(text))).toBe(true)
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text =>
      utf8Bytes(text).equals(Buffer.from(text)),
    ),
  )
})
