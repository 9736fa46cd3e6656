import { isIPv6 } from 'node:net'

/**
 * The network to attribute a client to: anyone with one IPv6 address controls its whole /64. IPv4 (also IPv4-mapped) and anything that is
 * not an address are returned unchanged.
 */
export function networkOfAddress(address: string): string {
  if (!isIPv6(address)) return address
  // The URL parser normalises IPv6 addresses.
  const plain = new URL(`http://[${address.split('%', 1)[0]}]`).hostname.slice(1, -1)
  const [head = '', tail] = plain.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  if (plain.startsWith('::ffff:')) return asIPv4(last)
  const middle = tail === undefined ? [] : Array<string>(8 - first.length - last.length).fill('0')
  return `${[...first, ...middle, ...last].slice(0, 4).join(':')}::/64`
}

/** `['ffff', '5db8', 'd822']` is 93.184.216.34: a client counts once, however the server writes its address. */
function asIPv4(groups: readonly string[]): string {
  return groups
    .slice(-2)
    .map(group => Number.parseInt(group, 16))
    .flatMap(group => [group >> 8, group & 255])
    .join('.')
}
