import { fileTypeFromBuffer } from 'file-type'

const kinds = { pdf: 'pdf', docx: 'docx', odt: 'odt', jpg: 'jpg', png: 'png' } as const

export type FileKind = keyof typeof kinds

/** Detects the type by content, ignoring the file name; null for types that are unknown or not accepted. */
export async function looksLike(bytes: Uint8Array): Promise<FileKind | null> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const ending = found?.ext ?? ''
  // The cast: hasOwn has just checked that the ending is one of the keys.
  return Object.hasOwn(kinds, ending) ? kinds[ending as FileKind] : null
}
