import { acceptPlace } from '../read-place.ts'
import { sayingAt } from '../read-sayings.ts'
import { tariffFrom } from '../read-tariff.ts'
import { forget, note, type Reader } from '../reader.ts'
import { titleEndAt } from '../telling/told-titles.ts'

/** Takes out what a negation governs that no filter can refuse, so that it is not asked for. Says whether it was such. */
export function takeUnrefusable(reader: Reader, length: number): boolean {
  return takeRefusedPlace(reader, length) || takeRefusedTariff(reader, length)
}

/** The same where no filter is governed either. */
export function takeSaidOnly(reader: Reader, length: number): boolean {
  return takeNothing(reader, length) || takeRefusedTitle(reader, length)
}

/**
 * "nicht in Berlin oder Potsdam": no search can leave a place out, but it must not become the place of this one. "no in Steyr" is Austrian
 * for "noch in Steyr".
 */
function takeRefusedPlace(reader: Reader, length: number): boolean {
  const start = reader.at
  if (reader.words[start]?.key === 'no' && reader.words[start + length]?.key === 'in') return false
  let end = start
  for (let at = start + length; ; ) {
    while (isRole(reader, at, 'near')) at++
    const place = placeAt(reader, at)
    if (place === 0) break
    at += place
    end = at
    if (!isRole(reader, at, 'join')) break
    at++
  }
  reader.at = start
  forget(reader)
  if (end === start) return false
  note(reader, end - start, 'other-place')
  reader.before = 'refusal'
  return true
}

/** "nicht nach TVöD": no search can refuse an agreement, but it must not ask for it. */
function takeRefusedTariff(reader: Reader, length: number): boolean {
  const tariff = tariffFrom(reader, reader.at + length)
  if (!tariff) return false
  note(reader, length + tariff.length, 'filler')
  reader.before = 'refusal'
  forget(reader)
  return true
}

function placeAt(reader: Reader, at: number): number {
  if (at >= reader.words.length || sayingAt(reader.words, at)) return 0
  reader.at = at
  reader.leadsTo = 'place'
  return acceptPlace(reader)?.length ?? 0
}

/** "keine Pflege mehr, Stationssekretärin": no search can leave a profession out, but it must not ask for it beside another. */
function takeRefusedTitle(reader: Reader, length: number): boolean {
  const { at, titleEnds } = reader
  const end = titleEndAt(reader, at + length)
  const isOther = titleEnds.some((other, from) => other > 0 && (from < at || from >= end))
  if (end === 0 || !isOther) return false
  note(reader, end - at, 'filler')
  return true
}

/** "nie wieder!", "nicht für mich": where somebody tells, a negation that governs no word says nothing. */
function takeNothing(reader: Reader, length: number): boolean {
  const { words, text, at, isTelling } = reader
  if (!isTelling) return false
  const [last, next] = [words[at + length - 1], words[at + length]]
  const isEnd = next === undefined || /[,;.:!?)]/.test(text.slice(last?.to, next.from))
  const isSmall = !isEnd && (sayingAt(words, at + length)?.saying.role ?? 'near') !== 'near'
  if (isEnd || isSmall) note(reader, length, 'filler')
  return isEnd || isSmall
}

export function isRole(reader: Reader, at: number, role: 'near' | 'join'): boolean {
  return sayingAt(reader.words, at)?.saying.role === role
}
