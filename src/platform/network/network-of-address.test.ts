import { expect, it } from 'vitest'
import { networkOfAddress } from './network-of-address.ts'

it('all addresses of one IPv6 connection are one visitor', () => {
  for (const address of ['2001:db8:1:2::1', '2001:DB8:1:2:ffff:1:1:1', '2001:0db8:0001:0002::9%eth0'])
    expect(networkOfAddress(address)).toBe('2001:db8:1:2::/64')
  expect(networkOfAddress('2001:db8:1:3::1')).not.toBe('2001:db8:1:2::/64')
})

it('an IPv4 address is the same visitor also when it is written as an IPv6 one', () => {
  expect(networkOfAddress('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(networkOfAddress('::ffff:0:1')).toBe('0.0.0.1')
  expect(networkOfAddress('203.0.113.7')).toBe('203.0.113.7')
})

it('what is no address stays as it is', () => {
  expect(networkOfAddress('unknown')).toBe('unknown')
})
