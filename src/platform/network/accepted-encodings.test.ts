import { expect, it } from 'vitest'
import { acceptedEncodings } from './accepted-encodings.ts'

it('a client is believed what it accepts and what it refuses', () => {
  expect([...acceptedEncodings('gzip, deflate, br')]).toEqual(['gzip', 'deflate', 'br'])
  expect([...acceptedEncodings('GZIP;q=0.5 , br; q=0')]).toEqual(['gzip'])
  expect([...acceptedEncodings('br;q=0.000, gzip;q=0.001')]).toEqual(['gzip'])
  expect([...acceptedEncodings(null)]).toEqual([])
})
