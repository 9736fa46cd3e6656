/**
 * Where uploaded bytes lie, each at a place of its own (64 hex digits). What is derived from them (the picture of a page, a smaller
 * image) lies beside them under a `variant` of its own name. What takes too long or can not be reached is a {@link StoreUnreachable}.
 */
export type FileStore = {
  /** Keeps the bytes; when it returns they survive a power cut. Doing it twice changes nothing. */
  put(key: FileKey, bytes: Uint8Array): Promise<void>
  /** The bytes as a stream, or null when there are none; with a `mark`, only those that it was given for. */
  open(key: FileKey, mark?: string): Promise<ReadableStream<Uint8Array> | null>
  /** Where the store can sign addresses. */
  signed?: SignedFiles
  /** Deletes the bytes and everything derived from them. */
  remove(place: string): Promise<void>
  /** The places of all originals that are older than `before`. */
  list(before: Date): AsyncIterable<string>
}

/** Addresses from which a browser fetches the bytes itself for some minutes. */
export type SignedFiles = {
  /** What the store calls the bytes as they lie there now: other bytes have another mark. Null when there are none. */
  markOf(key: FileKey): Promise<string | null>
  /** The address; of just these bytes where the store keeps versions, else of whatever lies there when it is called. */
  link(key: FileKey, as: DownloadAs, mark: string): Promise<string>
}

export type FileKey = { place: string; variant?: string }

/** The store does not answer, or not in time. */
export class StoreUnreachable extends Error {
  constructor(cause: unknown) {
    super('the store of files does not answer', { cause })
  }
}

/** How a browser is told to treat a file. */
export type DownloadAs = { name: string; mediaType: string; disposition: 'inline' | 'attachment' }

/** `<place>` or `<place>.<variant>`. @throws for anything that could leave the store's folder */
export function nameOfKey({ place, variant }: FileKey): string {
  if (!/^[0-9a-f]{64}$/.test(place)) throw new Error('not a place of files')
  if (variant === undefined) return place
  if (!/^[a-z0-9-]{1,40}$/.test(variant)) throw new Error('not a name of a variant')
  return `${place}.${variant}`
}

/** `Content-Disposition` with the name in a form for old browsers and in full (RFC 6266). */
export function contentDisposition({ name, disposition }: DownloadAs): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const full = encodeURIComponent(name).replace(/['()*]/g, each => `%${each.charCodeAt(0).toString(16)}`)
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${full}`
}
