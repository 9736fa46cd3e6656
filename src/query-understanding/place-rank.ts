import type { PlaceRank, Reader } from './reader.ts'

const set = (words: string) => new Set(words.split(/\s+/))

const living = set(
  'wohne wohn wohnen wohnt wohnhaft lebe leben lebt daheim komme komm stamme arbeite from us live lives living based aus bisher chume chum',
)
/** "zur Zeit Hannover", but not "suche zur Zeit in Hannover" */
const atPresent = set('zeit zurzeit derzeit momentan moment aktuell currently gerade noch')
const searching = set('suche such suchen suach sueche gesucht looking seeking')
const preferring = set('lieber zuerst erst first liebsten erstmal start starting')
const mostBefore = 5
const mostBehind = 4
const isPart = /[,;.:!?()]/

/** By what stands around it in its clause: "wohne in Husum", "in Köln nichts gefunden", "Geneva or Lausanne, first Lausanne". */
export function rankOfPlace(reader: Reader, length: number): PlaceRank {
  const { words, text, at } = reader
  for (let before = at - 1; before >= Math.max(0, at - mostBefore); before--) {
    const [word, next] = [words[before], words[before + 1]]
    if (!word || !next || isPart.test(text.slice(word.to, next.from))) break
    if (at - before <= 2 && preferring.has(word.key)) return 'preferred'
    if (living.has(word.key) && !(word.key === 'aus' && before < at - 2)) return 'home'
    if (atPresent.has(word.key))
      return words.slice(0, before).some(({ key }) => searching.has(key)) ? 'named' : 'home'
    // "Ich ziehe ja von Rügen her"
    if (word.key === 'von' && words[at + length]?.key === 'her') return 'home'
    if (others.has(word.key)) break
    // "Bin Altenpflegerin in Soest und suche in Lippstadt": where one is.
    if (being.has(word.key) && words.slice(at + length).some(({ key }) => searching.has(key))) return 'home'
  }
  return isFailedBehind(reader, at + length) ? 'home' : 'named'
}

const being = set('bin bi arbeite arbeit schaffe schaff am i’m im work')

/** What says where one goes or looks rather than where one is. */
const others = set(
  'nach to suche such suchen suach sueche stellensuche jobsuche looking seeking und and or oder',
)

/** "in Köln nichts gefunden", "in Husum wohne ich" */
function isFailedBehind({ words, text }: Reader, start: number): boolean {
  let isNothing = false
  for (let at = start; at < start + mostBehind; at++) {
    const [last, word] = [words[at - 1], words[at]]
    if (!last || !word || isPart.test(text.slice(last.to, word.from))) return false
    if (nothing.has(word.key)) isNothing = true
    if (isNothing && found.has(word.key)) return true
    if (at === start && (living.has(word.key) || word.key === 'wohnend') && word.key !== 'aus') return true
  }
  return false
}

const nothing = set('nichts nix nothing niemand keine kein nie zu alles too')
const found = set(
  'gefunden finde find found gibt gibts gefundn gab geklappt ergeben teuer weit voll expensive far',
)
