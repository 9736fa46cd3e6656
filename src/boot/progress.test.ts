import { describe, expect, it } from 'vitest'
import { progressOnTerminal } from './progress.ts'

describe('what is said while the site starts', () => {
  it('counts, tells the time that is left once there is a pace, and ends without it', () => {
    const lines = linesAt([0, 500, 5_000, 6_000, 7_000], show => {
      show('Loading the demo jobs', 0, 6_000)
      show('Loading the demo jobs', 500, 6_000)
      show('Loading the demo jobs', 1_000, 6_000)
      show('Loading the demo jobs', 6_000, 6_000)
      show('Loading the demo jobs', 6_000, 6_000)
    })
    expect(lines).toEqual([
      'Loading the demo jobs … 0 of 6,000',
      'Loading the demo jobs … 1,000 of 6,000, about 25 s left',
      'Loading the demo jobs … 6,000 of 6,000',
    ])
  })

  it('counts the time of each step by itself', () => {
    const lines = linesAt([0, 10_000, 13_000], show => {
      show('Creating the database')
      show('Building the search index', 0, 100)
      show('Building the search index', 50, 100)
    })
    expect(lines.at(-1)).toBe('Building the search index … 50 of 100, about 3 s left')
  })
})

/** The output for a clock that returns these milliseconds, one per call. */
function linesAt(moments: number[], work: (show: ReturnType<typeof progressOnTerminal>) => void): string[] {
  const lines: string[] = []
  const output = { isTTY: false, write: (text: string) => lines.push(text.trimEnd()) > 0 }
  work(progressOnTerminal(output, () => moments.shift() ?? 0))
  return lines
}
