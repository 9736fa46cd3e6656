import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether an IP address is loopback, including IPv4-mapped IPv6. */
export function isLoopbackAddress(ip: string): boolean {
  const address = ip.replace(/^::ffff:(?=[\d.]+$)/i, '')
  const version = isIP(address)
  return version !== 0 && loopback.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

/** The same for a host name as written in URLs: `localhost`, its subdomains, and IP addresses. */
export function isLoopbackHost(name: string): boolean {
  return /^(.+\.)?localhost\.?$/i.test(name) || isLoopbackAddress(name.replace(/^\[|\]$/g, ''))
}
