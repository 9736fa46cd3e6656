import { isIPv6 } from 'node:net'

/**
 * The network that one visitor may have for themselves: who has one IPv6 address has a whole /64 of them. IPv4 in the clothes of
 * IPv6 stays what it is, and so does whatever is no address.
 */
export function networkOfAddress(address: string): string {
  if (!isIPv6(address)) return address
  // The parser of addresses in URLs writes each address in one way only.
  const plain = new URL(`http://[${address.split('%', 1)[0]}]`).hostname.slice(1, -1)
  const [head = '', tail] = plain.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  if (plain.startsWith('::ffff:')) return asIPv4(last)
  const middle = tail === undefined ? [] : Array<string>(8 - first.length - last.length).fill('0')
  return `${[...first, ...middle, ...last].slice(0, 4).join(':')}::/64`
}

/** `['ffff', '5db8', 'd822']` is 93.184.216.34: one visitor is counted once, however the server wrote the address. */
function asIPv4(groups: readonly string[]): string {
  return groups
    .slice(-2)
    .map(group => Number.parseInt(group, 16))
    .flatMap(group => [group >> 8, group & 255])
    .join('.')
}
