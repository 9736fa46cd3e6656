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
  const turns = readConversations().flatMap(({ turns, page }) =>
    turns.flatMap((turn, at): Saying[] => {
      const before = turns.slice(0, at)
      const meaning = meaningOf(turn, before) ?? askedOfAd(turn, page !== undefined || before.some(showsAds))
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
  if (turn.filters.sort !== undefined && before.length > 0 && before.at(-1)?.filters?.sort === undefined)
    return turn.filters.sort === 'newest' ? 'plain:newest' : 'plain:best-paid'
  const isOther = !before.some(({ filters }) => filters?.q === turn.filters?.q)
  return before.length === 0 || isOther ? 'other:find' : 'other:change'
}

function showsAds({ filters, has = [] }: Turn): boolean {
  return filters !== undefined || has.includes('jobs')
}

const ofPay = /zahl|gehalt|lohn|verdien|geld|salary|pay|tarif|earn|€/iu
const ofAlert = /alarm|bescheid|mail|benachricht|meld|alert|notify|let me know|informier|schick/iu
const ofSaving = /merk|speicher|save|bookmark|heb|liste|keep|favor|behalt/iu

/** What is asked of ads in sight, by the parts that its answer must have, and by the words where those may be of several acts. */
function askedOfAd({ q, has = [], no = [], guide, refuses, filters }: Turn, hasAds: boolean): string | null {
  if (!hasAds || guide !== undefined || refuses || filters) return null
  const parts = has.join(' ')
  if (parts === 'table') return 'job:compare'
  if (parts === 'draft|handover')
    return ofAlert.test(q) ? 'plain:draft-alert' : ofSaving.test(q) ? 'job:save' : null
  if (parts !== 'text|table' || !no.includes('draft')) return null
  return ofPay.test(q) ? 'job:pay' : 'job:show'
}

function linesOf(name: string): string[] {
  return readFileSync(new URL(`../../bench/gold/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => (JSON.parse(line) as { q: string }).q)
}
