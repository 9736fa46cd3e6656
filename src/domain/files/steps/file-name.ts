import { limits } from '../../../config/limits.ts'
import { type FileKind, fileKinds } from '../file.values.ts'

/** Bidirectional marks could make `exe.fdp` look like `pdf.exe`; the others are control or unassigned characters. */
const unfit = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu

/** A safe file name: without folders and invisible characters, and with the extension of the detected type. */
export function fileName(given: string, kind: FileKind): string {
  const own = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = own
    .replace(unfit, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .trim()
  const stem = withoutEnding(clean, kind).replace(/^\.+/, '').trim()
  const letters = [...(stem || 'datei')].slice(0, limits.fileNameChars - kind.length - 1).join('')
  return `${letters.trimEnd()}.${kind}`
}

const endings: Record<FileKind, RegExp> = {
  pdf: /\.pdf$/i,
  docx: /\.docx$/i,
  odt: /\.odt$/i,
  jpg: /\.jpe?g$/i,
  png: /\.png$/i,
}

/** The kind that a name claims by its extension; null for any other. */
export function kindNamed(name: string): FileKind | null {
  return fileKinds.find(kind => endings[kind].test(name.trim())) ?? null
}

/** `foto.png` that is a JPEG becomes `foto.jpg`; an unknown extension, as in `Zeugnis 2.0`, is part of the name. */
function withoutEnding(name: string, kind: FileKind): string {
  const [known] = [endings[kind], ...Object.values(endings)].filter(ending => ending.test(name))
  return known ? name.replace(known, '') : name
}
