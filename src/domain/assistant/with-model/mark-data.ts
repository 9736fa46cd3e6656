import { dataMarked } from '../../../texts/data-mark.ts'

/** Texts of our own: names of vocabulary values, sentences of matching. */
const ownTexts = new Set(['label', 'sentence', 'why', 'text', 'problem', 'expected'])
/** A model has no use for them: it may not write links, and the words of a draft are not its own. */
const leftOut = new Set(['url', 'message', 'criteria'])
const mostChars = 160

/** A tool's result as a model sees it: no links, every text of others marked and short. */
export function markData(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return ownTexts.has(key) ? value : marked(value)
  if (Array.isArray(value)) return value.map(each => markData(each, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !leftOut.has(name))
      .map(([name, each]) => [name, markData(each, name)]),
  )
}

function marked(text: string): string {
  return dataMarked(text.slice(0, mostChars))
}
