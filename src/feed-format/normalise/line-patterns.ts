import { RecentMap } from '../../basics/remember.ts'
import { detached } from '../reading/detached.ts'

const knownLines = 3_000
const longestKnownChars = 400
/** Some patterns look ahead a few words; on longer input they would take quadratic time. */
const pieceChars = 1_000
const overlapChars = 200

/**
 * Tests a text against up to 31 patterns line by line; a pattern never matches across a line end. Results are cached per line, because an
 * employer's jobs repeat most of theirs. The patterns must not be global.
 */
export class LinePatterns {
  private readonly patterns: readonly RegExp[]
  private readonly known = new RecentMap<string, number>(knownLines)

  constructor(patterns: readonly RegExp[]) {
    this.patterns = patterns
  }

  /** For each pattern, in order, whether any line of the texts matches it. */
  within(...texts: string[]): boolean[] {
    let bits = 0
    for (const text of texts) for (const line of text.split('\n')) if (line !== '') bits |= this.bitsOf(line)
    return this.patterns.map((_, index) => (bits & (1 << index)) !== 0)
  }

  private bitsOf(line: string): number {
    const known = this.known.get(line)
    if (known !== undefined) return known
    const bits = this.foundIn(line)
    if (line.length <= longestKnownChars) this.known.set(detached(line), bits)
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
}
