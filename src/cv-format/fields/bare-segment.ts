import { type Line, partOf } from '../document/line.ts'
import { trimmed } from './evidence.ts'
import { isCountry, isRegion, isTown } from './places.ts'
import { namesWork } from './work-words.ts'

const workload =
  /^\(?(?:in\s)?(?:teilzeit|vollzeit|part[- ]time|full[- ]time|festanstellung|unbefristet|befristet|minijob|geringfügig|aushilfe auf stundenbasis)?\s*\(?(?:(?:\d{1,3}\s?[-–]\s?)?\d{1,3}(?:[.,]\d+)?\s?(?:%|h|std\.?|stunden|wochenstunden|prozent)(?:\s?(?:\/|pro)\s?woche)?)?\)?$/iu
/** A part of an entry without what merely leads to it or says how much somebody worked. */
export function bareSegment(whole: Line): Line {
  const plain = withoutWorkload(withoutVerb(withoutNumber(trimmed(whole))))
  return withoutCountry(withoutPostalCode(withoutBranch(plain)))
}

/** A country, a Land, a workload: neither what nor where. */
export function isBesides(text: string): boolean {
  return text === '' || isCountry(text) || isRegion(text) || workload.test(text)
}

/** "arbeite ich als Altenpfleger" */
function withoutVerb(line: Line): Line {
  const verb =
    /^(?:(?:arbeite(?:te)? ich|war ich|bin ich|tätig|beschäftigt|angestellt|employed|working)\s+)?(?:als|as)\s+(?=\p{L})|^(?:war ich|bin ich)\s+/iu
  return partOf(line, verb.exec(line.text)?.[0].length ?? 0)
}

/** "1. Assistenzarzt", as some number their positions; "4. Medizinische Abteilung" is a name. */
function withoutNumber(line: Line): Line {
  const number = /^\d{1,2}[.)]\s+(?=\p{Lu})/u.exec(line.text)?.[0] ?? ''
  return number !== '' && namesWork(line.text) ? partOf(line, number.length) : line
}

/** "1160 Wien" */
function withoutPostalCode(line: Line): Line {
  const code = /^(?:(?:DE?|AT?|CH)\s?[-–]\s?)?\d{4,5}\s+(?=\p{Lu})/u.exec(line.text)?.[0] ?? ''
  return code !== '' && isTown(line.text.slice(code.length)) ? partOf(line, code.length) : line
}

/** "Urnäsch (80 %)", "Pflegefachfrau in Teilzeit (30 h)" */
function withoutWorkload(line: Line): Line {
  const ahead = /^(?:\d{1,3}\s?[-–]\s?)?\d{1,3}\s?%\s+(?=\p{L})/u.exec(line.text)
  if (ahead) return partOf(line, ahead[0].length)
  const at = line.text.search(
    /\s*(?:\(\s*)?(?:in\s)?(?:pensum\s)?(?:(?:teilzeit|vollzeit|part[- ]time|full[- ]time)(?!\p{L})|(?:\d{1,3}\s?[-–]\s?)?\d{1,3}\s?(?:%|h\b|std|stunden))/iu,
  )
  return at > 2 ? trimmed(partOf(line, 0, at)) : line
}

/** "Linz (Österreich)" */
function withoutCountry(line: Line): Line {
  const brackets = /\s*\(([^()]{3,20})\)$/.exec(line.text)
  const isTownOfIt = brackets && isCountry(brackets[1] ?? '') && isTown(line.text.slice(0, brackets.index))
  return isTownOfIt ? partOf(line, 0, brackets.index) : line
}

/** "Standort Deutschlandsberg" */
function withoutBranch(line: Line): Line {
  const word = /^(?:standort|niederlassung|filiale|betriebsstätte|location)\s+/iu.exec(line.text)?.[0] ?? ''
  return word !== '' && isTown(line.text.slice(word.length)) ? partOf(line, word.length) : line
}
