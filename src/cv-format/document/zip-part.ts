import { unzipSync } from 'fflate'
import { CvRefused } from '../cv-refused.ts'

const mostPartBytes = 8_000_000
const mostRatio = 200
const mostEntries = 2_000

/** The names in an archive. @throws {CvRefused} when it is damaged or has too many */
export function zipNames(bytes: Uint8Array): string[] {
  const names: string[] = []
  open(bytes, ({ name }) => {
    names.push(name)
    if (names.length > mostEntries) throw new CvRefused('bomb')
    return false
  })
  return names
}

/**
 * One file of an archive as text. Nothing is inflated that says it is too large, and nothing beyond the size that it says.
 * @throws {CvRefused} when it is missing, damaged or a bomb
 */
export function zipPart(bytes: Uint8Array, wanted: string): string {
  const files = open(bytes, ({ name, size, originalSize }) => {
    if (name !== wanted) return false
    if (originalSize > mostPartBytes || (originalSize > 1_000_000 && originalSize > mostRatio * size))
      throw new CvRefused('bomb')
    return true
  })
  const part = files[wanted]
  if (!part) throw new CvRefused('corrupted')
  return new TextDecoder().decode(part)
}

function open(
  bytes: Uint8Array,
  filter: (file: { name: string; size: number; originalSize: number }) => boolean,
) {
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    throw error instanceof CvRefused ? error : new CvRefused('corrupted', error)
  }
}
