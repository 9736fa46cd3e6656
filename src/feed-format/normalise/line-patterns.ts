import { detached } from '../reading/detached.ts'

const knownLines = 3_000
const longestKnownChars = 400
/** Patterns look a few words ahead; tried on more at once, some would take the square of the time. */
const pieceChars = 1_000
const overlapChars = 200

/**
 * Tells which of up to 31 patterns occur in a text, line by line; a pattern never reaches over the end of a line. Lines are
 * remembered, because an employer's ads repeat most of theirs. The patterns must not be global.
 */
export class LinePatterns {
  private readonly patterns: readonly RegExp[]
  private known = new Map<string, number>()
  /** Those of before: a line that is met again stays, and one that stands in a single ad goes. */
  private older = new Map<string, number>()

  constructor(patterns: readonly RegExp[]) {
    this.patterns = patterns
  }

  /** For each pattern whether a line of the texts holds it, in their order. */
  within(...texts: string[]): boolean[] {
    let bits = 0
    for (const text of texts) for (const line of text.split('\n')) if (line !== '') bits |= this.bitsOf(line)
    return this.patterns.map((_, index) => (bits & (1 << index)) !== 0)
  }

  private bitsOf(line: string): number {
    const known = this.known.get(line)
    if (known !== undefined) return known
    const bits = this.older.get(line) ?? this.foundIn(line)
    if (line.length <= longestKnownChars) this.remember(line, bits)
    return bits
  }

  private foundIn(line: string): number {
    let bits = 0
    for (let from = 0; from === 0 || from + overlapChars < line.length; from += pieceChars - overlapChars) {
      const piece = line.slice(from, from + pieceChars)
      this.patterns.forEach((pattern, index) => {
        if (pattern.test(piece)) bits |= 1 << index
      })
    }
    return bits
  }

  private remember(line: string, bits: number): void {
    if (this.known.size >= knownLines) {
      this.older = this.known
      this.known = new Map()
    }
    this.known.set(detached(line), bits)
  }
}
