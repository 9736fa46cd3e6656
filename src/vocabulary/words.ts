import { fold } from '../basics/fold.ts'
import { remember } from '../basics/remember.ts'

/** A meaningful word of a text; `from` and `to` are offsets in the text, including gender endings. */
export type Word = {
  raw: string
  /** Folded, without inflection, gender and number: for comparison. */
  key: string
  from: number
  to: number
  /** The characters between this word and the previous one, including dropped words. */
  gap: string
}

const wordPattern = /[\p{L}\p{N}§]+(?:['’]\p{L}+)?/gu

const genderMarker =
  /[([{]\s*(?:[mwfdxit*a]|div|gn|alle|all genders?|alle geschlechter)(?:\s*[/|*,:.+\s-]\s*(?:[mwfdxita*]|div|gn))*\s*[)\]}]|(?<![\p{L}\p{N}])(?:[mwf]\s*[/|]\s*[mwfdx](?:\s*[/|]\s*(?:[mwfdxi*]|div|gn))*|d\s*\/\s*[mwf]\s*\/\s*[mwf])(?![\p{L}\p{N}])|\ball genders?\b/giu

const genderEndings = new Set(['in', 'innen', 'r', 'n', 'e', 'er', 'en', 'frau', 'mann', 'ärztin', 'arzt'])

const silentWords = new Set(
  `und u oder bzw der die das des dem den ein eine einen einem einer für im in am an auf bei beim mit nach zur zum von vom
  unser unsere unseren unserem unserer als sowie the of a an for and in our zu m w d`.split(/\s+/),
)

/** The words of a text in order, without gender markers, gender endings and filler words. */
export function readWords(text: string): Word[] {
  const clean = text.replace(genderMarker, marker => ' '.repeat(marker.length))
  const words: Word[] = []
  let gapFrom = 0
  for (const match of clean.matchAll(wordPattern)) {
    const raw = match[0]
    const previous = words.at(-1)
    const gap = clean.slice(previous ? gapFrom : 0, match.index)
    const to = match.index + raw.length
    if (previous && isGenderEnding(raw, clean.slice(previous.to, match.index))) {
      previous.to = to
      gapFrom = to
      continue
    }
    if (silentWords.has(raw.toLowerCase()) && !/^[A-Z]{2,}$/.test(raw)) continue
    const key = wordKey(raw)
    words.push({ raw, key, from: match.index, to, gap })
    gapFrom = to
  }
  return words
}

/** Normalised form for comparison: "Ärztinnen", "Arzt" and "Ärzte" are equal. Cached, because titles repeat their words. */
export const wordKey = remember(10_000, raw => {
  return inflectionless(fold(raw.replace(/(?<=\p{Ll})In(nen)?$/u, '')))
})

const shortForms: Record<string, string> = {
  ltd: 'leitend',
  leit: 'leitend',
  dipl: 'diplomiert',
  exam: 'examiniert',
  med: 'medizinisch',
  zahnmed: 'zahnmedizinisch',
  tiermed: 'tiermedizinisch',
  stv: 'stellvertretend',
  stellv: 'stellvertretend',
  wiss: 'wissenschaftlich',
  kfm: 'kaufmaennisch',
  kaufm: 'kaufmaennisch',
  techn: 'technisch',
  pharm: 'pharmazeutisch',
}

function inflectionless(folded: string): string {
  if (Object.hasOwn(shortForms, folded)) return shortForms[folded] ?? folded
  if (folded.length < 4) return folded
  const word = folded
    .replace('aerzt', 'arzt')
    .replace(/(?<=arzt)(?:stellen?|position|vertretung|nachfolge)$/, '')
    .replace(/kraefte?n?$/, 'kraft')
    .replace(/(fach|kauf)(?:frau(?:en)?|maenner[n]?|leuten?|person(?:en)?)$/, '$1mann')
    .replace(/(?<=.)schwestern?$/, 'pfleger')
    .replace(/leiter(?:n|s|innen|in)?$/, 'leitung')
    .replace(/assistenz$/, 'assistent')
    .replace(/studenten|studierende[nr]?$/, 'student')
  const masculine = /(?:medizin|termin|disziplin|insulin|berlin)$/.test(word)
    ? word
    : word.replace(/(?<=.{4})in(?:nen)?$/, '')
  return masculine
    .replace(/(isch|lich|ig|iert|end|iv|al|ell|ant|stellt|tragt|aer)(?:er|es|em|en|e)$/, '$1')
    .replace(/(?<=.{4})(?:en|es|e|n|s)$/, '')
}

function isGenderEnding(raw: string, between: string): boolean {
  return (
    /^\s?[*:_/·(]\s?-?$/.test(between) &&
    genderEndings.has(raw.toLowerCase()) &&
    /[*:_·(]|\/-?$/.test(between) &&
    !isWholeWord(raw, between)
  )
}

// "Pflegefachmann/Arzt" names two people, "Fachmann/-frau" and "Pfleger/in" one.
function isWholeWord(raw: string, between: string): boolean {
  return raw.length > 3 && !between.includes('-')
}
