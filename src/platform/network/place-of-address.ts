import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { BlockList, isIP } from 'node:net'
import { type Response as AnyRow, Reader } from 'mmdb-lib'

/** The country as its ISO code, or the network of the machine itself; `null` when nobody knows. */
export type Place = { country: string } | 'own-network' | null

/**
 * Where a network address belongs, from a table that comes with the site: nobody outside learns who signs in. Good for the
 * country and no more: addresses wander, and who goes through a tunnel seems to be at its other end.
 */
export function placeOfAddress(address: string): Place {
  const text = plainAddress(address)
  if (isIP(text) === 0) return null
  if (ownNetworks.check(text, familyOf(text))) return 'own-network'
  if (nowhere.check(text, familyOf(text))) return null
  // The cast: the reader's type knows the rows of other makers' tables only.
  const country = (openTable().get(text) as { country_code?: string } | null)?.country_code
  return country ? { country } : null
}

/** An IPv4 address also when it is written as an IPv6 one, and without the interface it came through. */
function plainAddress(address: string): string {
  return address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
}

const ownNetworks = networks([
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
])

/** Kept for examples, measurements and providers' insides (RFC 6890): they lie nowhere, whatever the table says. */
const nowhere = networks([
  ['100.64.0.0', 10],
  ['192.0.2.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['2001:db8::', 32],
])

function networks(ranges: readonly (readonly [start: string, bits: number])[]): BlockList {
  const list = new BlockList()
  for (const [start, bits] of ranges) list.addSubnet(start, bits, familyOf(start))
  return list
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}

let table: Reader<AnyRow> | null = null

const require = createRequire(import.meta.url)

/** Some 8 MB, read when the first address is asked for. */
function openTable(): Reader<AnyRow> {
  if (table) return table
  const file = require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')
  table = new Reader<AnyRow>(readFileSync(file))
  return table
}
