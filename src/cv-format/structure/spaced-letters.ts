import type { Line } from '../document/line.ts'

/** "L E B E N S L A U F" is a way of printing "LEBENSLAUF"; words are parted by wider gaps there. */
export function withoutSpacedLetters(lines: readonly Line[]): Line[] {
  return lines.map(line => {
    const words = line.text.split(/[ \t]+/)
    const single = words.filter(word => /^[\p{L}&.-]$/u.test(word)).length
    if (words.length < 4 || single < 0.8 * words.length) return line
    const text = line.text
      .split(/ {2,}|\t/)
      .map(word => word.replace(/(?<=\S) (?=\S)/g, ''))
      .join(' ')
    const [first] = line.pieces
    return { ...line, text, pieces: first ? [{ ...first, text, from: 0 }] : [] }
  })
}
