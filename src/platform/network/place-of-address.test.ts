import { describe, expect, it } from 'vitest'
import { placeOfAddress } from './place-of-address.ts'

describe('the place of a network address', () => {
  it.each([
    ['79.192.0.1', 'DE'],
    ['193.99.144.80', 'DE'],
    ['2003:c0::1', 'DE'],
    ['::ffff:91.0.0.1', 'DE'],
    ['131.130.1.1', 'AT'],
    ['2001:871::1', 'AT'],
    ['129.132.1.1', 'CH'],
    ['2a02:1210::1', 'CH'],
    ['80.66.224.1', 'LI'],
  ])('%s is in the country %s', (address, country) => {
    expect(placeOfAddress(address)).toEqual({ country })
  })

  it.each([
    '10.1.2.3',
    '127.0.0.1',
    '172.31.0.9',
    '192.168.178.20',
    '::ffff:192.168.1.1',
    '::1',
    'fd00::1',
    'fe80::1%eth0',
  ])('%s is the own network', address => {
    expect(placeOfAddress(address)).toBe('own-network')
  })

  it.each(['203.0.113.7', '100.64.0.1', '2001:db8::1', '172.32.0.1x', 'unknown', '', '79.192.0.1:443'])(
    'of "%s" nothing is known',
    address => {
      expect(placeOfAddress(address)).toBeNull()
    },
  )
})
