import { limits } from '../../../config/limits.ts'
import type { FileKind } from '../file.values.ts'

/** Letters that turn the reading direction could make `exe.fdp` look like `pdf.exe`; the others are no letters at all. */
const unfit = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu

/** The name that a file goes by: without folders and trick letters, and with the ending of what it really is. */
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

/** `foto.png` that is a JPEG becomes `foto.jpg`; what is no ending of ours, as in `Zeugnis 2.0`, is part of the name. */
function withoutEnding(name: string, kind: FileKind): string {
  const [known] = [endings[kind], ...Object.values(endings)].filter(ending => ending.test(name))
  return known ? name.replace(known, '') : name
}
