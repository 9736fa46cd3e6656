import { fold } from '../search/text/fold.ts'
import type { Saying, Sayings } from './saying.ts'

/** "Teilzeitposten": a post, work or contract of the kind that stands before. */
const posts =
  /^(.{4,}?)s?(?:stellen?|jobs?|posten|arbeit|arbeitsplatz(?:e|en)?|beschaftigung(?:en)?|anstellung(?:en)?|tatigkeit(?:en)?|position(?:en)?|vertrag(?:e|en|s)?|modelle?|basis|pensum|verhaltnis)$/
/** "Nachteinsätze", "Wochenenddiensten": what one is on duty at. */
const duties =
  /^(.{3,}?)(?:dienst(?:e|en|es|s)?|schichten?|einsatz(?:e|en)?|arbeit(?:en)?|turnusse?|stunden|zeiten|bereitschaft(?:en)?)$/
/** "bereitschaftsdienstfrei" */
const free = /^(.{4,}?)s?freie?[nrsm]?$/

const fewestLetters = 3
const mostLetters = 7

/** Reads compounds that the lexicon does not name but whose parts it does: what it gives tells what one says, null for other words. */
export function compoundReader(
  lexicon: Sayings,
  sayingOf: (key: string) => Saying | undefined,
): (key: string) => Saying | null {
  const beginnings = new Set<string>()
  for (const [phrases, { filter, refusal }] of lexicon) {
    if (filter || refusal) for (const phrase of phrases.split('|')) beginnings.add(beginningOf(phrase))
  }
  return key => {
    if (!beginsLikeOne(key)) return null
    const refused = sayingOf(free.exec(key)?.[1] ?? '')?.refusal
    if (refused) return { without: [refused] }
    const duty = duties.exec(key)?.[1]
    const onDuty = duty === undefined ? undefined : (sayingOf(`${duty}dienst`) ?? sayingOf(duty))
    if (onDuty?.refusal) return onDuty
    const post = posts.exec(key)?.[1]
    const kind = post === undefined ? undefined : (sayingOf(post) ?? sayingOf(`${post}e`))
    return kind?.filter && !kind.needsOnly ? kind : null
  }

  /** Most words begin like none. */
  function beginsLikeOne(key: string): boolean {
    for (let length = fewestLetters; length <= mostLetters; length++)
      if (beginnings.has(key.slice(0, length))) return true
    return false
  }
}

/** Of a short word all of it. */
const beginningOf = (phrase: string) => fold(phrase.split(' ', 1)[0] ?? '').slice(0, mostLetters)
