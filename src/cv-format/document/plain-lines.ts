import { cleanCharacters, repairDoubleEncoding } from '../../texts/clean-text.ts'
import { CvRefused } from '../cv-refused.ts'
import { type Line, lineOf, linesMax } from './line.ts'

/** The lines of a text in UTF-8, UTF-16 with its mark, or the old encoding of Windows. @throws {CvRefused} when it is no text */
export function plainLines(bytes: Uint8Array): Line[] {
  const text = decoded(bytes)
  if (isBinary(text)) throw new CvRefused('unknown-format')
  return linesOfText(repairDoubleEncoding(text) ?? text)
}

/** Runs of spaces part cells, as in a table typed by hand. */
export function linesOfText(text: string): Line[] {
  return text
    .split(/\r\n?|[\n\f\v\u2028\u2029]/, linesMax)
    .map(line =>
      cleanCharacters(line.replace(/\t/g, '    '))
        .replace(/\u00a0/g, ' ')
        .trim(),
    )
    .filter(line => line !== '')
    .map(line => lineOf(line.replace(/ {2,}/g, '\t')))
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Control characters that no editor writes. */
function isBinary(text: string): boolean {
  for (let at = 0; at < Math.min(text.length, 10_000); at++) {
    const code = text.charCodeAt(at)
    if (code < 9 || (code > 13 && code < 27)) return true
  }
  return false
}
