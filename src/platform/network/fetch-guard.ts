import { BlockList, isIP } from 'node:net'

/** Why a user-supplied URL is not fetched. */
export type FetchProblem = 'no-address' | 'not-https' | 'credentials' | 'port' | 'private'

/** IPv4 ranges that are not on the public internet, and cloud metadata services. RFC 6890 and the IANA special-purpose registry. */
const closed = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Azure's platform services answer its machines at this public-looking address.
  ['168.63.129.16', 32],
] as const)
  closed.addSubnet(net, bits, 'ipv4')
// In IPv6 only the global unicast range is open (see below); these parts of it are tunnels, documentation and experiments.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(net, bits, 'ipv6')

/** IPv6 global unicast. Loopback, link-local, private, multicast, mapped and translated IPv4 lie outside. */
const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is reachable on the public internet. */
export function isPublicAddress(ip: string): boolean {
  const version = isIP(ip)
  if (version === 4) return !closed.check(ip, 'ipv4')
  return version === 6 && publicIpv6.check(ip, 'ipv6') && !closed.check(ip, 'ipv6')
}

/** The IP address in a URL's host, in whatever notation; null for a host name. */
export function literalAddress(url: URL): string | null {
  // `URL` has already normalised octal, hexadecimal and shortened notations to dotted decimal.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? null : host
}

/**
 * Checks a URL before any DNS lookup; null when it may be tried. `privateHosts` (`host` or `host:port`) are the operator's own: exempt from
 * the public-address and https requirements.
 */
export function addressProblem(address: string, privateHosts: readonly string[]): FetchProblem | null {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol)) return 'no-address'
  if (url.username !== '' || url.password !== '') return 'credentials'
  if (privateHosts.includes(url.host)) return null
  if (url.protocol !== 'https:') return 'not-https'
  // Empty means the standard port; below 1024 are mail, files and other services open to request smuggling.
  if (url.port !== '' && Number(url.port) < 1024) return 'port'
  const literal = literalAddress(url)
  const isHere = /^(.+\.)?localhost\.?$/.test(url.hostname)
  return isHere || (literal !== null && !isPublicAddress(literal)) ? 'private' : null
}
