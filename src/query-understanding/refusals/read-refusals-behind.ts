import type { Refusal } from '../../vocabulary/jobs/job.values.ts'
import { judgementEnd, sayingAt } from '../read-sayings.ts'
import { placeOf, type Reader } from '../reader.ts'
import type { Saying } from '../saying.ts'
import { refusedFrom, takeRefused } from './read-refusals.ts'

/** "Wochenenden kommen für mich nicht in Frage": the refusal stands behind what it governs. Says whether it did. */
export function takeRefusalBehind(reader: Reader): boolean {
  const { refused, end } = refusedFrom(reader, reader.at, false, true)
  const mayBeFree = refused.every(
    saying => isHoliday(saying) || (saying.refusal && duties.has(saying.refusal)),
  )
  const judged =
    refused.length === 0
      ? 0
      : judgementEnd(
          reader.words,
          end,
          (role, at) =>
            role === 'impossible' ||
            (role === 'free' && mayBeFree) ||
            (role === 'negation' && endsClause(reader, at)),
        )
  const known = judged || (refused.length === 0 ? 0 : leavingEnd(reader, end) || sentenceEnd(reader, end))
  if (known > 0) takeRefused(reader, refused, known)
  return known > 0
}

/** "aus dem Heim raus": who leaves it does not look for it. */
function leavingEnd({ words, at }: Reader, end: number): number {
  if (!outOf.has(words[end]?.key ?? '')) return 0
  const before = words.slice(Math.max(0, at - farthestAus), at)
  return before.some(({ key }) => key === 'aus' || key === 'us') ? end + 1 : 0
}

const farthestAus = 3
const outOf = new Set(['raus', 'heraus', 'weg', 'fort', 'ausse'])
/**
 * "In ein Pflegeheim setz ich keinen Fuß mehr", "Schichten packt mein Rücken nicht": a sentence about what it begins with, in which nothing
 * else of the trade stands. Says where it ends, 0 where it does not refuse.
 */
function sentenceEnd(reader: Reader, start: number): number {
  const { words, text, titleEnds } = reader
  let isOfSomebody = false
  let isNegated = false
  for (let at = start; ; ) {
    const word = words[at]
    if (!word || /[,;.:!?()/–]/.test(text.slice(words[at - 1]?.to, word.from)))
      return isOfSomebody && isNegated ? at : 0
    const said = sayingAt(words, at)
    const role = said?.saying.role
    if (titleEnds[at] || word.isNumber || puttingUp.test(word.key) || (said && !role)) return 0
    if (!said && placeOf(reader, at)) return 0
    if (role === 'only' || role === 'but' || role === 'start' || role === 'fine') return 0
    for (let own = at; own < at + (said?.length ?? 1); own++) {
      const key = words[own]?.key ?? ''
      if (isNegated ? false : somebody.has(key)) isOfSomebody = true
      if (isOfSomebody && verbNegations.has(key)) isNegated = true
    }
    at += said?.length ?? 1
  }
}

const somebody = new Set('ich i mir mich wir uns mein meine meinen sie er my me'.split(' '))
const verbNegations = new Set(
  'nicht kein keine keinen keiner nie niemals nimmer nimma nix ned net nid nod not never koan koane kei nit'.split(
    ' ',
  ),
)
/** "stört mich nicht", "habe ich nichts dagegen", and what one cannot find. */
const puttingUp =
  /^(?:stor|schlimm|problem|dagegen|scheu|angst|abgeneigt|egal|find|gefund|kenn|weiss|gab|war|mind|waren|ausmach|fremd)/

/** Holidays are neither searched by nor refused, but "an Feiertagen und Wochenenden frei" refuses weekends. */
const isHoliday = ({ filter }: Saying): boolean => filter?.values.length === 0

/** One is "free" of these: "sonntags frei" refuses Sundays. */
const duties: ReadonlySet<Refusal> = new Set(['nights', 'weekends', 'shifts', 'on-call'])

/** "Wochenende nicht, Radiologe": a negation with nothing behind it refuses what stands before. */
function endsClause({ words, text }: Reader, start: number): boolean {
  let at = start
  const isEnd = () =>
    words[at] === undefined || /[,;.:!?/)–-]/.test(text.slice(words[at - 1]?.to, words[at]?.from))
  while (!isEnd() && verbsAtEnd.has(words[at]?.key ?? '')) at++
  return isEnd()
}

/** "Nachtdienste will ich keine mehr machen" */
const verbsAtEnd = new Set(
  'mehr raus ran rein machen haben arbeiten ubernehmen leisten konnen do work'.split(' '),
)
