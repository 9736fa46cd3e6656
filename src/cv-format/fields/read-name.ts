import { fold } from '../../basics/fold.ts'
import type { Found } from '../cv.ts'
import { type Line, onBelow, partOf } from '../document/line.ts'
import { sectionKindOf } from '../structure/section-words.ts'
import { namesHouse } from './employer-words.ts'
import { foundText, matched, trimmed } from './evidence.ts'
import { isCountry, isTown } from './places.ts'
import { namesWork } from './work-words.ts'

export type PersonName = { name: Found<string>; academicTitle: Found<string> | null }

const academic =
  /^(?:(?:(?:ao\.|apl\.|univ\.-?|assoc\.|priv\.-?|pd|hon\.-?)\s?)?(?:prof\.?(?:in)?|professor(?:in)?|doz\.|dr\.?|doktor|pd|priv\.-?doz\.?|mag\.?(?:a\.?)?|dipl\.?-?\s?(?:ing|med|psych|päd|pflegew|kfm|kffr|oec|soz\.?(?:-?päd)?)\.?(?:in)?|ddr\.?|mudr\.?|med\.|rer\.|nat\.|phil\.|hum\.|biol\.|dent\.|vet\.|univ\.|medic|habil\.|h\.\s?c\.|mult\.|(?:\(\p{L}{2,8}\)))(?:(?<=[.)])|(?!\p{L}))[\s,]*)+/iu
const word = "(?:\\p{Lu}(?:\\p{Ll}|['’])[\\p{L}'’]*|\\p{Lu}{2,}|\\p{Lu}\\.)(?:-(?:\\p{Lu}[\\p{L}'’]*))*"
const particle = '(?:von|van|de|der|den|zu|da|dos|di|del|la|le|el|al|ten|bin|ibn|vom|zur|y)'
const shape = new RegExp(`^${word}(?:\\s+(?:${particle}\\s+){0,3}${word}){1,4}$`, 'u')
const degreeBehind =
  /,?\s+(?:m\.?\s?sc\.?|b\.?\s?sc\.?|m\.?a\.?|b\.?a\.?|mba|mph|ph\.?d\.?|md|rn|bscn|msn|mas|mhba|dr\.)(?:\s*,.*)?$/iu
const label =
  /^\s*(?:(?:voller\s)?name|vor- und (?:nach|zu)name|vorname,? (?:nach|zu)?name|full name|vorname\(n\)\s?\/?\s?nachname\(n\)|name, vorname|nachname, vorname|nachname\(n\)\s?\/?\s?vorname\(n\))\s*[:\t]\s*/iu
const given = /^\s*(?:vorname(?:n|\(n\))?|first name|given names?)\s*[:\t]\s*(.+)$/iu
const family = /^\s*(?:(?:nach|familien|zu)name|last name|surname|family name)\s*[:\t]\s*(.+)$/iu
const introduced = /(?:ich heiße|mein name ist|my name is|i am called)\s+/iu
const documentWord =
  /^\W*(?:(?:tabellarischer\s|mein\s)?lebenslauf|curriculum vitae|cv|résumé|resume|bewerbung(?:sunterlagen)?|(?:bewerber(?:innen)?|kandidat(?:en|innen)?)?profil(?=\s*(?:von|of|:|–|-))|personalbogen|europass(?:-lebenslauf)?|werdegang)(?:\s*(?:von|of|für|–|-|:|\||,)+\s*|\s+|$)/iu

/** `lines` are those of the whole document, the head first; the address of a mail tells which of them is the name. */
export function readName(lines: readonly Line[], email: string | null): PersonName | null {
  const told = labelled(lines) ?? inTwoLines(lines) ?? introducing(lines) ?? withoutGap(lines, email)
  if (told) return inOrderOfMail(told, email)
  const likely = likeliest(withWholeTitle(lines.slice(0, mostLines)), email)
  return likely && (likely.isLarge ? likely.person : inOrderOfMail(likely.person, email))
}

/** "Zürcher Noemi", as forms have it, is "Noemi Zürcher" for whoever is noemi.zuercher@… */
function inOrderOfMail(person: PersonName, email: string | null): PersonName {
  const [first, last, ...more] = fold(email?.split('@')[0] ?? '').split(/[._-]+/)
  const [family = '', given = '', ...others] = person.name.value.split(' ')
  const isTurned =
    more.length === 0 && others.length === 0 && fold(family) === last && fold(given) === first && given !== ''
  return isTurned ? { ...person, name: { ...person.name, value: `${given} ${family}` } } : person
}

function labelled(lines: readonly Line[]): PersonName | null {
  for (const line of lines) {
    const match = label.exec(line.text)
    const rest = match && partOf(line, match[0].length)
    const turned = rest && turnedName(rest)
    if (turned) return turned
    const name = rest && nameIn(rest)
    if (name) return personOf(name, 'sure')
  }
  return null
}

/** "Kowalczyk, Ewa" */
function turnedName(line: Line): PersonName | null {
  const [family = '', given = '', ...more] = line.text.split(/,\s*/).map(part => part.trim())
  if (more.length > 0 || !shape.test(`${given} ${family}`)) return null
  return { name: { ...foundText(line, 'sure'), value: `${given} ${family}` }, academicTitle: null }
}

function inTwoLines(lines: readonly Line[]): PersonName | null {
  const first = lines.find(({ text }) => given.test(text))
  const last = lines.find(({ text }) => family.test(text))
  const firstMatch = first && given.exec(first.text)
  const lastMatch = last && family.exec(last.text)
  if (!firstMatch || !lastMatch) return null
  const name = foundText(trimmed(matched(first, firstMatch, 1)), 'sure')
  const rest = foundText(trimmed(matched(last, lastMatch, 1)), 'sure')
  const quote = `${name.evidence.quote} ${rest.evidence.quote}`
  return {
    name: { value: `${name.value} ${rest.value}`, evidence: { ...name.evidence, quote } },
    academicTitle: null,
  }
}

function introducing(lines: readonly Line[]): PersonName | null {
  for (const line of lines) {
    const match = introduced.exec(line.text)
    const rest = match && partOf(line, match.index + match[0].length)
    const end = rest?.text.search(/\s*(?:[,.;!]|\sund\s|\sand\s|$)/u) ?? -1
    const name = rest && end > 0 ? nameIn(partOf(rest, 0, end)) : null
    if (name) return personOf(name, 'likely')
  }
  return null
}

/** "INESBRANDSTÄTTER", printed with spaced letters, is parted as in ines.brandstaetter@… */
function withoutGap(lines: readonly Line[], email: string | null): PersonName | null {
  const [first = '', last = '', ...more] = fold(email?.split('@')[0] ?? '').split(/[._-]+/)
  if (more.length > 0 || first.length < 2 || last.length < 2) return null
  const line = lines
    .slice(0, mostLines)
    .find(({ text }) => /^\p{Lu}+$/u.test(text) && fold(text) === first + last)
  const letters = [...(line?.text ?? '')]
  const end = letters.findIndex((_, at) => fold(letters.slice(0, at).join('')) === first)
  if (!line || end < 1) return null
  const value = [letters.slice(0, end), letters.slice(end)].map(part => part.join('')).join(' ')
  return { name: { ...foundText(line, 'likely'), value: inUsualCase(value) }, academicTitle: null }
}

const mostLines = 60

/** "Johanna" above "Reitinger-Maul" in the largest letters of a page is one name. */
function withWholeTitle(lines: readonly Line[]): Line[] {
  const largest = largestOf(lines)
  const at = lines.findIndex(({ sizePoints }) => sizePoints !== null && sizePoints >= largest - 0.5)
  const [first, second] = lines.slice(at)
  const isTitle = at >= 0 && first && second && (second.sizePoints ?? 0) >= largest - 0.5
  if (!isTitle || (nameIn(first) && nameIn(second))) return [...lines]
  const whole = onBelow(first, second)
  return nameIn(whole) ? [...lines.slice(0, at), whole, ...lines.slice(at + 2)] : [...lines]
}

function largestOf(lines: readonly Line[]): number {
  return Math.max(...lines.map(({ sizePoints }) => sizePoints ?? 0))
}

function likeliest(
  lines: readonly Line[],
  email: string | null,
): { person: PersonName; isLarge: boolean } | null {
  const largest = largestOf(lines)
  const candidates = lines.flatMap((line, at) =>
    partsOf(line).flatMap(part => {
      const name = nameIn(part)
      if (!name) return []
      const isLarge = largest > 0 && (line.sizePoints ?? 0) >= largest - 0.5
      const points =
        (isOfMail(name.text, email) ? 6 : 0) +
        (academic.test(name.text) ? 3 : 0) +
        (isLarge ? 2 : 0) +
        (at < 4 ? 2 : at < 10 ? 1 : 0)
      return [{ name, points, isLarge }]
    }),
  )
  const best = candidates.reduce(
    (one, other) => (other.points > one.points ? other : one),
    candidates[0] ?? { name: null, points: 0, isLarge: false },
  )
  if (!best.name || best.points < 1) return null
  const certainty = best.points >= 6 ? 'sure' : best.points > 1 ? 'likely' : 'guess'
  return { person: personOf(best.name, certainty), isLarge: best.isLarge }
}

/** Whether a line, or a cell of it, could be the name of a person. */
export function looksLikeName(line: Line): boolean {
  return partsOf(line).some(part => nameIn(part) !== null)
}

/** Its cells; in a narrow column a name may go on below, or end there and the address begin. */
function partsOf(line: Line): Line[] {
  return splitAt(line, /\s*[\t|·•]\s*|\s+[–—-]\s+|,\s+|$/gu).flatMap(part =>
    part.text.includes('\n') ? [part, ...splitAt(part, /\n|$/g)] : [part],
  )
}

function splitAt(line: Line, marks: RegExp): Line[] {
  const parts: Line[] = []
  let from = 0
  for (const mark of line.text.matchAll(marks)) {
    parts.push(partOf(line, from, mark.index))
    from = mark.index + mark[0].length
  }
  return parts
}

function nameIn(line: Line): Line | null {
  const start = documentWord.exec(line.text)?.[0].length ?? 0
  const part = trimmed(partOf(line, start))
  const end = part.text.search(degreeBehind)
  const whole = trimmed(end > 0 ? partOf(part, 0, end) : part)
  const titled = academic.exec(whole.text)?.[0].length ?? 0
  const bare = whole.text.slice(titled).replace(/\s+/g, ' ')
  if (!shape.test(bare) || bare.length > 60) return null
  const isOther =
    sectionKindOf(bare) !== null ||
    isCountry(bare) ||
    isTown(bare) ||
    namesHouse(bare) ||
    (titled === 0 && namesWork(bare))
  return isOther || notNames.test(bare) ? null : whole
}

const notNames =
  /straße|strasse|weg$|gasse|platz|allee|persönlich|person|daten|kontakt|profil|sprachen|deutsch|englisch|kenntnisse|erfahrung|seite|page|stand|medizin|pflege|klasse|microsoft|office|ausbildung|beruf|lebenslauf|curriculum|bewerbung|führerschein|facharzt|fachärztin|innere|chirurgie|anlagen|zeugnisse|universit|therapie|management|hygiene|radiolog|assist|technik|health|care|linkedin|summary|vitae|contact|about|angaben|telefon|mobil|geburt|notfall/iu

function personOf(line: Line, certainty: 'sure' | 'likely' | 'guess'): PersonName {
  const titled = academic.exec(line.text)?.[0]
  const title = titled ? trimmedTitle(partOf(line, 0, titled.length)) : null
  const name = foundText(line, certainty)
  return {
    name: { ...name, value: inUsualCase(name.value) },
    academicTitle: title && foundText(title, 'sure'),
  }
}

function trimmedTitle(line: Line): Line {
  return partOf(line, 0, line.text.replace(/[\s,]+$/, '').length)
}

/** "SANDVOSS" is a way of printing. */
function inUsualCase(name: string): string {
  return name.replace(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu, part =>
    part.length === 2 && /^[A-Z]{2}$/.test(part) && name !== name.toUpperCase()
      ? part
      : part[0] + part.slice(1).toLocaleLowerCase('de'),
  )
}

function isOfMail(name: string, email: string | null): boolean {
  if (!email) return false
  const local = fold(email.split('@')[0] ?? '').replace(/[^a-z]/g, '')
  const parts = fold(name.replace(academic, ''))
    .split(/[^a-z]+/)
    .filter(part => part.length > 2)
  const last = parts.at(-1)
  return (
    last !== undefined &&
    (local.includes(last) || (parts.some(part => local.includes(part)) && local.length < 20))
  )
}
