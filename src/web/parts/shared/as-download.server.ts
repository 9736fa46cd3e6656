import { Readable } from 'node:stream'

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  zip: 'application/zip',
} as const

/** Streams a file while it is being made; `name` decides its type. It is for one person, so no cache may keep it. */
export function asDownload(file: Readable, name: `${string}.${keyof typeof mediaTypes}`): Response {
  // The cast: the type of the name allows no other ending.
  const type = mediaTypes[name.slice(name.lastIndexOf('.') + 1) as keyof typeof mediaTypes]
  // The cast: Node and the DOM type the same stream differently.
  return new Response(Readable.toWeb(file) as unknown as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
