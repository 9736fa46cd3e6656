import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { BlockList, isIP } from 'node:net'
import { type Response as AnyRow, Reader } from 'mmdb-lib'

/** The country as its ISO code, or the local network; `null` when unknown. */
export type Place = { country: string } | 'own-network' | null

/**
 * The country of an IP address, from a table shipped with the site: no third party learns who signs in. Country level only: addresses move,
 * and a VPN user appears to be at its exit.
 */
export function placeOfAddress(address: string): Place {
  const text = plainAddress(address)
  if (isIP(text) === 0) return null
  if (ownNetworks.check(text, familyOf(text))) return 'own-network'
  if (nowhere.check(text, familyOf(text))) return null
  // The cast: the library's type only knows other vendors' tables.
  const country = (openTable().get(text) as { country_code?: string } | null)?.country_code
  return country ? { country } : null
}

/** Normalises IPv4-mapped IPv6 to IPv4 and strips the zone id. */
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

/** Reserved for documentation, benchmarks and provider internals (RFC 6890): without a location, whatever the table says. */
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

/** Some 8 MB, read on first use. */
function openTable(): Reader<AnyRow> {
  if (table) return table
  const file = require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')
  table = new Reader<AnyRow>(readFileSync(file))
  return table
}
