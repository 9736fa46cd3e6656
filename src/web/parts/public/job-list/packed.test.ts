import { expect, it } from 'vitest'
import { type Packed, pack, unpack } from './packed.ts'

/** As it arrives in the browser. */
function sent<T>(packed: Packed<T>): Packed<T> {
  return JSON.parse(JSON.stringify(packed))
}

it('comes out as it went in, whatever its texts hold', () => {
  const data = {
    texts: ['', '"Pflege" & \'Ärzte\'', "\\'", '\\"', '</script><!--', '\u2028\u2029\u0000', '😀'],
    number: 1.5,
    list: [[], {}, [null, true]],
  }
  expect(unpack(sent(pack(data)))).toEqual(data)
})

it('leaves out what is undefined', () => {
  expect(unpack(sent(pack({ one: 1, none: undefined })))).toEqual({ one: 1 })
})

it('is opened once, and not where it was packed', () => {
  const data = { one: 1 }
  const packed = pack(data)
  expect(unpack(packed)).toBe(data)
  const arrived = sent(packed)
  expect(unpack(arrived)).toBe(unpack(arrived))
})

it('holds hardly any quote that a script would escape', () => {
  expect(pack({ name: 'category', label: 'Bereich' }).text).toBe("{'name':'category','label':'Bereich'}")
})
