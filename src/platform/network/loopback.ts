import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether an IP address leads to this machine itself and nowhere else; also IPv4 in the clothes of IPv6. */
export function isLoopbackAddress(ip: string): boolean {
  const address = ip.replace(/^::ffff:(?=[\d.]+$)/i, '')
  const version = isIP(address)
  return version !== 0 && loopback.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

/** The same of a name as it stands in addresses: `localhost`, names below it, and addresses. */
export function isLoopbackHost(name: string): boolean {
  return /^(.+\.)?localhost\.?$/i.test(name) || isLoopbackAddress(name.replace(/^\[|\]$/g, ''))
}
