import { BlockList, isIP } from 'node:net'

/** Why an address that a stranger chose is not asked. */
export type FetchProblem = 'no-address' | 'not-https' | 'credentials' | 'port' | 'private'

/** IPv4 that is no place on the internet, or a cloud's own metadata. RFC 6890 and IANA's registry of special addresses. */
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
  // Azure answers its machines here, at an address that looks public.
  ['168.63.129.16', 32],
] as const)
  closed.addSubnet(net, bits, 'ipv4')
// In IPv6 only the public range is open (see below); these parts of it lead elsewhere: tunnels, documentation, experiments.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(net, bits, 'ipv6')

/** What IPv6 has for the public. Loopback, link-local, private, multicast, mapped and translated IPv4 lie outside. */
const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one that anybody on the internet could be reached at. */
export function isPublicAddress(ip: string): boolean {
  const version = isIP(ip)
  if (version === 4) return !closed.check(ip, 'ipv4')
  return version === 6 && publicIpv6.check(ip, 'ipv6') && !closed.check(ip, 'ipv6')
}

/** The IP address that stands in an address itself, in whatever notation it was written; null for a name. */
export function literalAddress(url: URL): string | null {
  // `URL` has made dotted decimals of octal, hexadecimal and shortened ones.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? null : host
}

/**
 * What is wrong with an address before any name is looked up; null when it may be tried. `privateHosts` (`host` or `host:port`
 * as in addresses) are the operator's own: they may be anywhere and need no https.
 */
export function addressProblem(address: string, privateHosts: readonly string[]): FetchProblem | null {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol)) return 'no-address'
  if (url.username !== '' || url.password !== '') return 'credentials'
  if (privateHosts.includes(url.host)) return null
  if (url.protocol !== 'https:') return 'not-https'
  // The standard port is empty; below 1024 lie mail, files and other services that a request could be smuggled into.
  if (url.port !== '' && Number(url.port) < 1024) return 'port'
  const literal = literalAddress(url)
  const isHere = /^(.+\.)?localhost\.?$/.test(url.hostname)
  return isHere || (literal !== null && !isPublicAddress(literal)) ? 'private' : null
}
