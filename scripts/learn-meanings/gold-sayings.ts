import { readFileSync } from 'node:fs'
import { readConversations, type Turn } from '../../bench/support/emma/conversations.ts'
import type { Saying } from '../../src/domain/assistant/understanding/nearest/all-sayings.ts'

const sentenceLists = [
  'sentences',
  'sentences-held-out',
  'sentences-second',
  'sentences-third',
  'sentences-fourth',
]
const leastWords = 4

/** What the turns of the gold lists mean, where the lists say it for certain. `meanings` are those that there are. */
export function goldSayings(meanings: Iterable<string>): Saying[] {
  const known = new Set(meanings)
  const turns = readConversations().flatMap(({ turns }) =>
    turns.flatMap((turn, at): Saying[] => {
      const meaning = meaningOf(turn, turns.slice(0, at))
      return meaning !== null && known.has(meaning) ? [[meaning, turn.q]] : []
    }),
  )
  const sentences = sentenceLists.flatMap(name => linesOf(name).map((q): Saying => ['other:find', q]))
  return [...turns, ...sentences]
}

function meaningOf(turn: Turn, before: readonly Turn[]): string | null {
  // What goes on from a text may say next to nothing of what it is about.
  const isWhole = before.length === 0 || turn.q.split(/\s+/).length >= leastWords
  if (turn.guide !== undefined) return isWhole && !turn.guide.includes('|') ? `guide:${turn.guide}` : null
  if (turn.refuses) return 'other:none'
  if (!turn.filters || turn.has?.some(part => part.includes('draft'))) return null
  const isOther = !before.some(({ filters }) => filters?.q === turn.filters?.q)
  return before.length === 0 || isOther ? 'other:find' : 'other:change'
}

function linesOf(name: string): string[] {
  return readFileSync(new URL(`../../bench/gold/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => (JSON.parse(line) as { q: string }).q)
}
