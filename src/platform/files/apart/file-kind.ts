import { fileTypeFromBuffer } from 'file-type'

const kinds = { pdf: 'pdf', docx: 'docx', odt: 'odt', jpg: 'jpg', png: 'png' } as const

export type FileKind = keyof typeof kinds

/** What bytes begin like, whatever their name says; null for everything that is not taken, and for what no one knows. */
export async function looksLike(bytes: Uint8Array): Promise<FileKind | null> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const ending = found?.ext ?? ''
  // The cast: the line before has seen that the ending is one of the keys.
  return Object.hasOwn(kinds, ending) ? kinds[ending as FileKind] : null
}
