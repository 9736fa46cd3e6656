import { type QueryWord, queryWords } from '../../../query-understanding/query-words.ts'
import { likeliest, slipIndex } from '../../../query-understanding/slips.ts'
import { editDistance } from '../../../search/typo.ts'
import { writtenAs } from './dialect/dialect.ts'
import { withDigits } from './dialect/number-words.ts'
import { soundOf } from './nearest/sound-of.ts'

/** What was typed, in the words that the tables know: dialect and numbers written out. `keys` are the words as they are compared. */
export type TurnWords = { text: string; words: readonly QueryWord[]; keys: readonly string[] }

/** Reads the words of a turn. `known`: words that sayings are made of, which a misspelt one may have been meant to be. */
export function turnWords(typed: string, { isEnglish }: { isEnglish: boolean }): TurnWords {
  const text = withDigits(
    writtenOut(
      typed
        .replace(/[’`´]/g, "'")
        .replace(alsoInDialect, '$1 auch')
        .replace(noInDialect, 'nein')
        .replace(firstInDialect, 'zuerst')
        .replace(farInDialect, 'zu weit')
        .replace(tooInDialect, 'zu $1')
        .replace(meInDialect, '$1 mir')
        .replace(nearTown, 'near')
        .replace(noCopula, 'are not')
        .replace(/\s+/g, ' ')
        .trim(),
      isEnglish,
    ),
  )
  const words = queryWords(text)
  return { text, words, keys: words.map(({ key }) => key) }
}

// "Geht a mit Nachtdienst"
const alsoInDialect =
  /(?<!\p{L})(geht|gehts|ginge|gangad|passt|(?:nehm|nimm|mach|geh|kann|tua) i) a(?=[\s.,!]|$)/giu

// "Linz is ma z'groß"
const tooInDialect = /(?<!\p{L})z['’](weit|groß|gross|klein|laut|voll|teuer|viel|wenig)(?!\p{L})/giu
const farInDialect = /(?<!\p{L})z['’ ]?wi+t(?!\p{L})/giu
const firstInDialect = /(?<!\p{L})z'?erst(?!\p{L})/giu
// "Zeig mr amol"
const meInDialect = /(?<!\p{L})(zeig|gib|sag|such|hol|find) mr(?!\p{L})/giu

// "Work as a pharmacist around Graz"
const nearTown = /(?<!\p{L})around(?= \p{Lu}\p{Ll})/gu
// "Jobs that arent shift work"
const noCopula = /(?<=(?<!\p{L})(?:that|which) )(?:arent|aren't|isnt|isn't)(?!\p{L})/giu

// "Ne geh zurück", but "ne Stelle"
const noInDialect =
  /^ne(?=[,.!]|\s+(?:geh|mach|doch|lieber|die|der|das|in|nach|ich|nicht|so|was|danke|zurück|eher|nimm|ohne|nur|mit|ich|wieder)(?!\p{L}))/iu

function writtenOut(typed: string, isEnglish: boolean): string {
  let text = ''
  let at = 0
  for (const { key, from, to } of queryWords(typed)) {
    // "E-Mail" is no "e", "war" no "wär", and "Mi" is a day of the week.
    const isOther =
      typed[to] === '-' || typed[from - 1] === '-' || /^(?:[Ww]ar|WAR|Mi|Di)$/u.test(typed.slice(from, to))
    const written = isOther ? null : writtenAs(key, isEnglish)
    text += typed.slice(at, from) + (written ?? typed.slice(from, to))
    at = to
  }
  return text + typed.slice(at)
}

const leastLetters = 5

/** A function that tells which of the words that sayings are made of a misspelt word was meant to be. */
export function slipReader(
  known: ReadonlySet<string>,
  isOtherWord: (key: string) => boolean,
): (key: string) => string {
  const long = [...known].filter(word => word.length >= leastLetters)
  const index = slipIndex(long.map((word): [string, string] => [word, word]))
  const bySound = soundsOf(long)
  return key => {
    if (key.length < leastLetters || known.has(key) || isOtherWord(key)) return key
    // The sound first: two letters away from "ferkleich" is "freilich" as well.
    return heardAs(bySound, key) ?? likeliest(index, key) ?? key
  }
}

const leastSounds = 4
const mostWrong = 3

/** The words by how they sound. */
function soundsOf(words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return Map.groupBy(words, soundOf)
}

/** "ferkleich" is written as it is heard: of the words that sound so, the one with the fewest other letters. */
function heardAs(bySound: ReadonlyMap<string, readonly string[]>, key: string): string | null {
  const sound = soundOf(key)
  if (sound.length < leastSounds) return null
  let best: string | null = null
  let most = mostWrong
  for (const word of bySound.get(sound) ?? []) {
    const wrong = editDistance(key, word, most)
    if (wrong > most) continue
    best = word
    most = wrong - 1
  }
  return best
}
