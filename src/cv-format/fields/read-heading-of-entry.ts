import { findProfessions } from '../../vocabulary/titles/find-professions.ts'
import { findSpecialties } from '../../vocabulary/titles/find-specialties.ts'
import { type Line, partOf } from '../document/line.ts'
import { type Entry, isBullet } from '../structure/entries.ts'
import { intoSegments } from '../structure/segments.ts'
import { bareSegment, isBesides } from './bare-segment.ts'
import { namesHouse } from './employer-words.ts'
import { trimmed } from './evidence.ts'
import { charsOfTown, isTown, townAtEnd } from './places.ts'
import { namesWork } from './work-words.ts'

/** Which parts of an entry say what, where and in which town, and which tell the rest. */
export type EntryHeading = {
  title: Line | null
  employer: Line | null
  city: Line | null
  isCityGuessed: boolean
  /** The department, which is neither. */
  asides: Line[]
  rest: Line[]
}

const mostHeadingLines = 4
const withheld = /\((?:name|arbeitgeber)[^)]{0,30}\)\s*/iu

export function readHeadingOfEntry(entry: Entry): EntryHeading {
  const heading: EntryHeading = {
    title: null,
    ...houseOf(entry),
    isCityGuessed: false,
    asides: [],
    rest: [],
  }
  entry.lines.forEach((line, at) => {
    const isOwn = at === 0 || (at < mostHeadingLines && !isBullet(line) && continues(heading, line))
    const below = entry.lines.slice(at + 1, at + 3).filter(next => !isBullet(next))
    if (isOwn && heading.rest.length === 0) readLine(heading, line, below)
    else heading.rest.push(line)
  })
  return ordered(heading)
}

/** Of a house above several roles: its name and its town. */
function houseOf({ house }: Entry): Pick<EntryHeading, 'employer' | 'city'> {
  const segments = house ? intoSegments(house).segments.map(trimmed) : []
  const [employer = null, ...others] = segments
  return { employer, city: others.find(({ text }) => isTown(text)) ?? null }
}

/** Whether a further line still names the place, rather than telling of the work. */
function continues({ title, employer, city }: EntryHeading, line: Line): boolean {
  if (line.text.length > 110) return false
  const [first, ...others] = intoSegments(line).segments
  const text = first?.text.trim() ?? ''
  if (!title) return true
  if (!employer) return namesHouse(text) || isTown(text) || line.text.length < 70
  // Below a row of cells those of its department and its town.
  const isRow = line.text.includes('\t') && isDepartment(text) && others.length === 1
  const [last] = others
  return (
    !city && (isTown(text) || /^\(?\d{4,5}\s\p{Lu}/u.test(text) || (isRow && isTown(last?.text.trim() ?? '')))
  )
}

function readLine(heading: EntryHeading, line: Line, below: readonly Line[]): void {
  const start = withheld.exec(line.text)
  if (start) {
    // "Klinikum (Name auf Anfrage) Patientenaufnahme": whose name is withheld has none.
    const { segments, rest } = intoSegments(partOf(line, start.index + start[0].length))
    heading.title = segments[0] ? trimmed(segments[0]) : null
    heading.rest.push(...segments.slice(1), ...(rest ? [rest] : []))
    return
  }
  const { segments, rest } = intoSegments(line)
  const before = { ...heading, asides: [...heading.asides] }
  segments.forEach((segment, at) => {
    readSegment(heading, segment, [...segments.slice(at + 1), ...below])
  })
  withDepartment(heading, before, line)
  if (rest) heading.rest.push(rest)
}

/** "Hebamme im Kreißsaal", "Oberärztin, Klinik für Neurologie": what stands alone with the title in its line belongs to it. */
function withDepartment(heading: EntryHeading, before: EntryHeading, line: Line): void {
  const { title, employer, city, rest } = heading
  const isOwn = title && !before.title && employer === before.employer && city === before.city
  if (!isOwn || rest.length > before.rest.length) return
  const from = line.text.indexOf(title.text)
  const further = intoSegments(partOf(line, from + title.text.length))
  const last = further.segments
    .map(trimmed)
    .filter(({ text }) => !isBesides(text))
    .at(-1)
  if (!last || further.rest || from < 0) return
  const whole = trimmed(partOf(line, from, line.text.lastIndexOf(last.text) + last.text.length))
  if (/[\t\n]|\d\s?%/.test(whole.text) || whole.text.length > 90 || isHouseAlone(last.text)) return
  heading.title = whole
  heading.asides = before.asides
}

function isHouseAlone(text: string): boolean {
  return namesHouse(text) && !/^(?:klinik|institut|zentrum)\s(?:für|fuer)\s/iu.test(text)
}

function readSegment(heading: EntryHeading, whole: Line, following: readonly Line[]): void {
  const segment = bareSegment(whole)
  const { text } = segment
  if (heading.rest.length > 0) heading.rest.push(whole)
  else if (isBesides(text)) return
  else if (isAnotherTown(heading, text, following.length > 0)) takeTown(heading, segment)
  else if (isPartOfHouse(text, following)) heading.asides.push(segment)
  else if (isHouse(heading, text)) heading.employer = segment
  else if (!heading.title && (!heading.employer || namesWork(text))) heading.title = segment
  else if (!heading.employer) {
    if (isNameOfHouse(text, following)) heading.employer = segment
  } else if (takesWardAndTown(heading, segment)) return
  else if (!heading.city && isTownLike(text)) {
    // "Lebenshilfe e. V., Haus Kleiner Ort, Bremen": a town that is one says more than a name like one.
    if (following.some(next => isTown(trimmed(next).text))) heading.asides.push(segment)
    else takeTownLike(heading, segment)
  } else if (isDepartment(text) || namesHouse(text)) heading.asides.push(segment)
  else heading.rest.push(whole)
}

/** "Kemperhof Koblenz" is a house in a town, "Novi Sad" is one in no vocabulary. */
function takeTownLike(heading: EntryHeading, segment: Line): void {
  const town = townAtEnd(segment.text)
  const at = town === null ? 0 : segment.text.lastIndexOf(town)
  heading.city = partOf(segment, at)
  heading.isCityGuessed = true
}

/** What stands behind the work names the house, unless it is a department of one that follows. */
function isNameOfHouse(text: string, following: readonly Line[]): boolean {
  const isFollowed = following.some(({ text: next }) => namesHouse(next) && !isTown(next))
  return !isFollowed && !/^\p{Ll}/u.test(text) && !isDepartment(text)
}

/** "Klinik für Neurologie, Universitätsmedizin Göttingen": a department called like a house, with the house behind it. */
function isPartOfHouse(text: string, following: readonly Line[]): boolean {
  return (
    /^(?:klinik|institut|zentrum|department|clinic|institute)\s(?:für|fuer|of|for)\s/iu.test(text) &&
    following.some(({ text: next }) => namesHouse(next) && !isTown(next))
  )
}

function isDepartment(text: string): boolean {
  return (
    /abteilung|station|bereich|department|ward|sektion|institut für|unit$/iu.test(text) ||
    // "Kieferorthopädie an der Oder" is a practice.
    (findSpecialties(text).length > 0 && !/\s(?:am|an der)\s\p{Lu}/u.test(text))
  )
}

function isHouse({ employer, title }: EntryHeading, text: string): boolean {
  if (employer || !namesHouse(text)) return false
  // "Leitung Praxis" is work as long as nothing else is.
  return title !== null || !namesWork(text) || /\b(?:gmbh|klinikum|krankenhaus|mvz)\b/i.test(text)
}

function isAnotherTown({ city, title, employer }: EntryHeading, text: string, isFollowed: boolean): boolean {
  if (city || (!title && !employer && !isFollowed)) return false
  const [first = ''] = text.split('\n')
  return isTown(text) || (text.includes('\n') && isTown(first))
}

/** "Nephrology Ward Hannover": a department and the town, where nothing parts them. */
function takesWardAndTown(heading: EntryHeading, segment: Line): boolean {
  const town = heading.city ? null : townAtEnd(segment.text)
  const at = town === null ? -1 : segment.text.lastIndexOf(town)
  const ward = trimmed(partOf(segment, 0, Math.max(0, at)))
  if (town === null || !isDepartment(ward.text)) return false
  heading.asides.push(ward)
  heading.city = partOf(segment, at, at + town.length)
  return true
}

/** What follows a town after a full line is the next sentence. */
function takeTown(heading: EntryHeading, segment: Line): void {
  const end = segment.text.indexOf('\n')
  const isWhole = end < 0 || isTown(segment.text)
  heading.city = isWhole ? partOf(segment, 0, charsOfTown(segment.text)) : partOf(segment, 0, end)
  if (!isWhole) heading.rest.push(partOf(segment, end + 1))
}

function isTownLike(text: string): boolean {
  return (
    /^(?:\p{Lu}[\p{Ll}.'’-]+)(?:[\s-]\p{Lu}[\p{Ll}.'’-]+){0,2}$/u.test(text) &&
    !namesWork(text) &&
    !namesHouse(text) &&
    !isDepartment(text)
  )
}

/** Some write the house before the work. */
function ordered(heading: EntryHeading): EntryHeading {
  const { title, employer } = heading
  if (!title || !employer) return heading
  const isHouseFirst = namesHouse(title.text) || !namesHouse(employer.text)
  const isTurned = isHouseFirst && !namesWork(title.text) && namesWork(employer.text)
  return isTurned ? { ...heading, title: employer, employer: title } : foreignHouseFirst(heading)
}

/** "Klinički centar Vojvodine, Novi Sad" above "Krankenschwester": house and town in no language of the vocabulary, then the work. */
function foreignHouseFirst(heading: EntryHeading): EntryHeading {
  const { title, employer, city, rest } = heading
  const [below, ...others] = rest
  if (!title || !employer || !below || isBullet(below)) return heading
  const isForeign = !city && !namesWork(title.text) && !namesHouse(employer.text) && isTownLike(employer.text)
  const isWork = /^\p{Lu}[\p{L} ()-]{3,50}$/u.test(below.text) && findProfessions(below.text).length > 0
  if (!isForeign || !isWork || / (?:der|die|des|von|bei|mit|of|for) /.test(below.text)) return heading
  return { ...heading, title: below, employer: title, city: employer, isCityGuessed: true, rest: others }
}
