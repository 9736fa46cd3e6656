/**
 * Where uploaded bytes lie, under the SHA-256 of what they are (64 hex digits). What is derived from them (the picture of a
 * page, a smaller image) lies beside them under a `variant` of its own name.
 */
export type FileStore = {
  /** Keeps the bytes; when it returns they survive a power cut. Doing it twice changes nothing. */
  put(key: FileKey, bytes: Uint8Array): Promise<void>
  /** The bytes as a stream, or null when there are none. */
  open(key: FileKey): Promise<ReadableStream<Uint8Array> | null>
  /** A signed address from which the browser may fetch the bytes itself for some minutes; where the store can do that. */
  link?: (key: FileKey, as: DownloadAs) => Promise<string>
  /** Deletes the bytes and everything derived from them. */
  remove(sha256: string): Promise<void>
  /** The hashes of all originals that are older than `before`. */
  list(before: Date): AsyncIterable<string>
}

export type FileKey = { sha256: string; variant?: string }

/** How a browser is told to treat a file. */
export type DownloadAs = { name: string; mediaType: string; disposition: 'inline' | 'attachment' }

/** `<sha256>` or `<sha256>.<variant>`. @throws for anything that could leave the store's folder */
export function nameOfKey({ sha256, variant }: FileKey): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('not a SHA-256 in hex')
  if (variant === undefined) return sha256
  if (!/^[a-z0-9-]{1,40}$/.test(variant)) throw new Error('not a name of a variant')
  return `${sha256}.${variant}`
}

/** `Content-Disposition` with the name in a form for old browsers and in full (RFC 6266). */
export function contentDisposition({ name, disposition }: DownloadAs): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const full = encodeURIComponent(name).replace(/['()*]/g, each => `%${each.charCodeAt(0).toString(16)}`)
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${full}`
}
