import type { Certainty, CvEducation, CvPosition, Found } from '../cv.ts'
import { type Line, partOf } from '../document/line.ts'
import type { Entry } from '../structure/entries.ts'
import { intoSegments } from '../structure/segments.ts'
import { namesHouse } from './employer-words.ts'
import { found, foundText, trimmed } from './evidence.ts'
import { isCountry, isRegion, isTown, townAtEnd } from './places.ts'
import { type EntryHeading, readHeadingOfEntry } from './read-heading-of-entry.ts'
import { inUsualCase } from './usual-case.ts'

const pause =
  /^\W*(?:(?:davon|inkl(?:usive|\.)?|einschließlich|dazwischen|including)\s)?(?:elternzeit|elternkarenz|elternteilzeit|mutterschutz|mutterschaft|karenz|babypause|erziehungszeit|familienzeit|familienpause|familienphase|bildungskarenz|kindererziehung|pflegezeit|arbeitssuchend|arbeitsuchend|arbeitslos|arbeitssuche|bewerbungsphase|sabbatical|auszeit|weltreise|auslandsaufenthalt|parental leave|maternity leave|career break|unemployed|orientierungsphase|hausfrau|ausreise|flucht|neuorientierung|krankheit|wehrdienst|grundwehrdienst|präsenzdienst|militärdienst|rekrutenschule|military service)/iu
const learning =
  /(?:^|\W)(?:(?:berufs)?ausbildung(?:szeit)?\s(?:zu[mr](?!\sfach(?:arzt|ärztin))|als|in|der|mfa|zfa|\p{Lu})|mittlere reife|ausbildung$|auszubildende[r]?|azubi|studium|student(?:in)? (?:der|of)|humanmedizin|lehre (?:als|zu)|lehrling|umschulung|deutschkurs|sprachkurs|integrationskurs|apprentice(?:ship)?|abitur|matura|schulabschluss|realschule|gymnasium|hauptschule|gesamtschule|grundschule|volksschule|bachelor|master of|b\.\s?sc|m\.\s?sc|bsc|msc|degree)(?!\p{L})/iu

/** "Aufstiegsfortbildung zur ZMF"; whoever becomes a specialist works as a doctor meanwhile. */
const furtherTraining = /^\W*\p{L}*(?:fort|weiter)bildung\szu[mr]\s(?!fach(?:arzt|ärztin))/iu

export type Stations = { positions: CvPosition[]; education: CvEducation[] }

/** What of the entries of a section was work; pauses are nobody's business, and training goes to the education. */
export function readStations(entries: readonly Entry[]): Stations {
  const positions: CvPosition[] = []
  const education: CvEducation[] = []
  for (const entry of entries) {
    const heading = readHeadingOfEntry(entry)
    const text = heading.title?.text ?? heading.employer?.text ?? ''
    if (text === '' || isPause(text)) continue
    if (learning.test(text) || furtherTraining.test(text)) education.push(...readEducation([entry]))
    else positions.push(positionOf(entry, heading))
  }
  return { positions, education }
}

export function isPause(text: string): boolean {
  return pause.test(text)
}

export function readEducation(entries: readonly Entry[]): CvEducation[] {
  return entries.flatMap(entry => {
    const segments = entry.lines.slice(0, 3).flatMap(line => intoSegments(line).segments)
    const [first, ...others] = schoolLast(segments.filter(({ text }) => !isPlace(text.trim())))
    const [line] = entry.lines.filter(({ text }) => first && text.includes(first.text))
    if (!first || !line) return []
    const institution = others.find(({ text }) => namesHouse(text))
    return [
      {
        name: foundText(trimmed(withSubject(line, first, others[0])), 'likely'),
        institution: institution ? foundText(trimmed(institution), 'likely') : null,
        period: periodOf(entry),
      },
    ]
  })
}

function isPlace(text: string): boolean {
  return isTown(text) || isCountry(text) || isRegion(text)
}

/** "DRK Bildungsinstitut" above "Ergänzungsprüfung": what was learned, then where. */
function schoolLast(segments: readonly Line[]): readonly Line[] {
  const [first, second, ...others] = segments
  if (!first || !second) return segments
  const isTurned = namesHouse(first.text) && !learned.test(first.text) && !namesHouse(second.text)
  return isTurned && learned.test(second.text) ? [second, first, ...others] : segments
}
const learned =
  /bildung(?!s)|studium|bachelor|master|diplom|examen|abitur|matura|prüfung|promotion|(?<!\p{L})[bm]\.?\s?(?:sc|a)(?!\p{L})|lehre(?!\p{L})|degree|kurs(?!\p{L})|abschluss|reife(?!\p{L})|staatlich (?:anerkannt|geprüft)/iu

/** "Ausbildung in der Gesundheits- und Krankenpflege": the subject belongs to the name, a school behind it does not. */
function withSubject(line: Line, first: Line, second: Line | undefined): Line {
  if (!second || namesHouse(second.text)) return first
  const from = line.text.indexOf(first.text)
  const at = line.text.indexOf(second.text, from + first.text.length)
  const isSubject = at > 0 && /^\s+(?:in der|in|im)\s+$/.test(line.text.slice(from + first.text.length, at))
  return isSubject && !isTown(second.text.trim()) ? partOf(line, from, at + second.text.length) : first
}

function positionOf(
  entry: Entry,
  { title, employer, city, isCityGuessed, asides, rest }: EntryHeading,
): CvPosition {
  const house = employer && withoutBrackets(employer)
  const branch = employer && !city ? townIn(employer) : null
  const certainty = title && employer ? 'likely' : 'guess'
  return {
    title: title && titleOf(title, certainty),
    employer: house && foundText(house, certainty),
    city: city ? foundText(city, isCityGuessed ? 'guess' : 'likely') : branch && foundText(branch, 'guess'),
    period: periodOf(entry),
    duties: [...asides, ...rest]
      .map(trimmed)
      .filter(({ text }) => text !== '' && !isContact.test(text))
      .slice(0, mostDuties)
      .map(line => foundText(line, 'likely')),
  }
}

function titleOf(title: Line, certainty: Certainty): Found<string> {
  const told = foundText(title, certainty)
  return { ...told, value: inUsualCase(told.value) }
}

const mostDuties = 30
/** From a column beside the station, which was read between its lines. */
const isContact = /\S@\S+\.\p{L}{2}|^(?:tel|telefon|mobil|handy|phone|mobile)\b[^\p{L}]*\d{3}/iu

function periodOf({ period: { from, to, kind }, date }: Entry) {
  return found({ from: kind === 'point' ? to : from, to }, date, kind === 'point' ? 'guess' : 'sure')
}

function withoutBrackets(line: Line): Line {
  const at = line.text.search(/\s*\((?!\p{Lu}{2,6}\))/u)
  return at > 2 ? trimmed(partOf(line, 0, at)) : line
}

function townIn(employer: Line): Line | null {
  const brackets = /\(([^)]*)\)/.exec(employer.text)
  const within = brackets ? brackets[1] : employer.text
  const town = within ? (townAtEnd(`x ${within}`) ?? null) : null
  if (!town) return null
  const at = employer.text.lastIndexOf(town)
  return at < 0 ? null : partOf(employer, at, at + town.length)
}
