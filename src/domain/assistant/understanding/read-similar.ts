import type { Locale } from '../../../i18n/locale.ts'
import type { JobSearchParams } from '../../job-search/job.schema.ts'
import type { Act } from './act.ts'
import { keysOf } from './phrase.ts'
import { readParams, saysMore } from './read-params.ts'
import type { TurnWords } from './turn-words.ts'

const similar = new Set(
  'ähnliche ähnliches ähnlich similar vergleichbare alternativen'.split(' ').flatMap(keysOf),
)

const suchOnes = new Set('sowas solche solches dergleichen'.split(' ').flatMap(keysOf))

/** "Ähnliche ohne Nachtdienst": ads like the one in sight, with a wish; null for anything else. */
export function readSimilar(
  { text, words, keys }: TurnWords,
  { locale, search }: { locale: Locale; search: JobSearchParams | null },
): Act | null {
  // "Gibt es so was auch in Wien?" goes on with a list, where there is one.
  const at = keys.findIndex(key => similar.has(key) || (search === null && suchOnes.has(key)))
  const word = words[at]
  if (!word || at > 4) return null
  const { q: _words, ...wish } = readParams(text.slice(word.to), locale)
  return saysMore({ q: '', ...wish }) ? { kind: 'similar', wish } : null
}
