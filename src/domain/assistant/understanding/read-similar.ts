import type { Locale } from '../../../i18n/locale.ts'
import type { Act } from './act.ts'
import { keysOf } from './phrase.ts'
import { readParams, saysMore } from './read-find.ts'
import type { TurnWords } from './turn-words.ts'

const similar = new Set(
  'ähnliche ähnliches ähnlich similar vergleichbare alternativen'.split(' ').flatMap(keysOf),
)

/** "Ähnliche ohne Nachtdienst": ads like the one in sight, with a wish; null for anything else. */
export function readSimilar({ text, words, keys }: TurnWords, locale: Locale): Act | null {
  const at = keys.findIndex(key => similar.has(key))
  const word = words[at]
  if (!word || at > 4) return null
  const { q: _words, ...wish } = readParams(text.slice(word.to), locale)
  return saysMore({ q: '', ...wish }) ? { kind: 'similar', wish } : null
}
