import { deflateSync } from 'node:zlib'

/** A PNG that declares 20,000 × 20,000 px in a few hundred bytes. */
export function hugePng(): Uint8Array {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(20_000, 0)
  size.writeUInt32BE(20_000, 4)
  size.set([8, 2, 0, 0, 0], 8)
  return join(
    pngStart,
    pngChunk('IHDR', size),
    pngChunk('IDAT', deflateSync(Buffer.alloc(60_001))),
    pngChunk('IEND', Buffer.alloc(0)),
  )
}

export const pngStart = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export function pngChunk(name: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(name), data])
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return join(head, body, check)
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** Falsifies the central directory of an archive: each entry claims to be only `bytes` large. */
export function lyingSize(zip: Uint8Array, bytes: number): Uint8Array {
  const copy = Buffer.from(zip)
  for (
    let at = copy.indexOf('PK\x01\x02', 0, 'latin1');
    at >= 0;
    at = copy.indexOf('PK\x01\x02', at + 4, 'latin1')
  )
    if (copy.readUInt32LE(at + 24) > 1_000_000) copy.writeUInt32LE(bytes, at + 24)
  return new Uint8Array(copy)
}

export function join(...parts: Uint8Array[]) {
  return new Uint8Array(Buffer.concat(parts))
}
