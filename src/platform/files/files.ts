/**
 * Storage for uploaded bytes, each under its own key (64 hex digits). Derived files (page image, thumbnail) lie beside them under a
 * `variant`. Timeouts and unreachable stores throw {@link StoreUnreachable}.
 */
export type FileStore = {
  /** Idempotent; once it returns, the bytes survive a power failure. */
  put(key: FileKey, bytes: Uint8Array): Promise<void>
  /** The bytes as a stream, or null when there are none; with a `mark`, only the version it names. */
  open(key: FileKey, mark?: string): Promise<ReadableStream<Uint8Array> | null>
  /** Only for stores that can sign URLs. */
  signed?: SignedFiles
  /** Deletes the bytes and everything derived from them. */
  remove(place: string): Promise<void>
  /** Keys of all originals older than `before`. */
  list(before: Date): AsyncIterable<string>
}

/** Presigned URLs, valid for a few minutes, from which a browser downloads directly. */
export type SignedFiles = {
  /** Identifies the current version of the bytes: other bytes have another mark. Null when there are none. */
  markOf(key: FileKey): Promise<string | null>
  /** The URL; bound to this version where the store keeps versions, else to whatever is stored when it is requested. */
  link(key: FileKey, as: DownloadAs, mark: string): Promise<string>
}

export type FileKey = { place: string; variant?: string }

/** The store does not answer, or not in time. */
export class StoreUnreachable extends Error {
  constructor(cause: unknown) {
    super('the file store does not respond', { cause })
  }
}

export type DownloadAs = { name: string; mediaType: string; disposition: 'inline' | 'attachment' }

/** `<place>` or `<place>.<variant>`. @throws on anything that could escape the store's folder */
export function nameOfKey({ place, variant }: FileKey): string {
  if (!/^[0-9a-f]{64}$/.test(place)) throw new Error('not a storage place')
  if (variant === undefined) return place
  if (!/^[a-z0-9-]{1,40}$/.test(variant)) throw new Error('not a variant name')
  return `${place}.${variant}`
}

/** `Content-Disposition` with an ASCII fallback and the full name (RFC 6266). */
export function contentDisposition({ name, disposition }: DownloadAs): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const full = encodeURIComponent(name).replace(/['()*]/g, each => `%${each.charCodeAt(0).toString(16)}`)
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${full}`
}
