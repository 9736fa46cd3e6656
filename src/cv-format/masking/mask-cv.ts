import { cleanCharacters } from '../../texts/clean-text.ts'
import type { Cv } from '../cv.ts'
import { type Line, lineOf } from '../document/line.ts'
import { isTown } from '../fields/places.ts'
import { looksLikeName } from '../fields/read-name.ts'
import { namesWork } from '../fields/work-words.ts'
import { intoSections, type Section } from '../structure/sections.ts'
import { coverContact } from './contact-mask.ts'
import { isLeftOver } from './left-over.ts'
import { nameMask } from './name-mask.ts'

/** What the account of the person says, where there is one. */
export type KnownPerson = { names: readonly string[]; emails: readonly string[] }

/** `no-name`: whose CV this is could not be told for certain. `left-over`: something of them stood in the text nevertheless. */
export type MaskProblem = 'no-name' | 'left-over'

export type MaskedCv = { lines: string[]; problem: null } | { lines: null; problem: MaskProblem }

/**
 * The lines of a CV without what says who it is of: their name and everything made of it, e-mail, telephone, addresses, links, numbers of
 * documents, dates of birth, and the names of others. Where that is not certain there are no lines: a mask that might have holes is none.
 */
export function maskCv(
  { lines, fields }: { lines: readonly string[]; fields: Cv },
  known: KnownPerson,
): MaskedCv {
  const written = shortened(lines)
  const names = namesOf(fields, known, written)
  if (names.length === 0) return { lines: null, problem: 'no-name' }
  const emails = [...known.emails, ...(fields.email ? [fields.email.value] : [])]
  const sections = intoSections(written.map(text => lineOf(cleanCharacters(text))))
  const mask = nameMask([...names, ...emails.flatMap(namesInMail(written)), ...namesAtHead(sections)])
  const cover = (text: string) => mask.cover(coverContact(withoutOwnAddress(text, fields)))
  const masked = sections.flatMap(section => maskedLines(section, cover))
  const isBad = isLeftOver(masked, { fields, emails, hasName: mask.isIn })
  return isBad ? { lines: null, problem: 'left-over' } : { lines: masked, problem: null }
}

/** A model is asked about no more; what follows is read by the rules. */
function shortened(lines: readonly string[]): string[] {
  let chars = 0
  return lines.filter(line => {
    chars += line.length
    return chars <= mostChars
  })
}
const mostChars = 24_000

/** The name that was read, unless it was guessed, and that of the account, if the CV says it; a CV of neither is of nobody. */
function namesOf({ name, academicTitle }: Cv, known: KnownPerson, lines: readonly string[]): string[] {
  const isRead = name !== null && name.evidence.certainty !== 'guess'
  const read = name?.value.slice(academicTitle?.value.length ?? 0) ?? ''
  const whole = known.names.filter(each => nameMask([each]).isIn(lines.join(' ')))
  return isRead || whole.length > 0 ? [read, ...known.names].filter(each => each.trim() !== '') : []
}

/** "a.kowalska@…": words of the address that the CV also has as words. */
function namesInMail(lines: readonly string[]): (email: string) => string[] {
  const words = new Set(lines.flatMap(line => line.toLowerCase().split(/[^\p{L}]+/u)))
  return email =>
    (email.split('@')[0] ?? '')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter(part => part.length > 3 && words.has(part) && !namesWork(part))
}

function isAboutPerson({ kind }: Section): boolean {
  return kind === 'head' || kind === 'personal'
}

/** What else reads like a name at the head: it may be the right one. Where the head is the whole CV, only its first lines are. */
function namesAtHead(sections: readonly Section[]): string[] {
  return sections
    .filter(isAboutPerson)
    .flatMap(({ lines }) => lines.slice(0, headLines))
    .filter(line => looksLikeName(line) && !namesWork(line.text))
    .map(({ text }) => text.trim())
}
const headLines = 12

/** Some postal codes look like years, which stay elsewhere. */
function withoutOwnAddress(text: string, { postalCode, city }: Cv): string {
  const address = postalCode && city && `${postalCode.value} ${city.value}`
  return address ? text.replaceAll(address, '[ADDRESS]') : text
}

function maskedLines(section: Section, cover: (text: string) => string): string[] {
  if (leftOut.has(section.kind)) return []
  const masked = section.lines.flatMap(line => {
    const text = cover(line.text)
    if (isAboutPerson(section) && tellsWhereFrom(line, text)) return []
    return /\p{L}{2}|\d/u.test(text.replace(/\[[A-Z-]+\]/g, '')) ? [text] : []
  })
  return masked.length > 0 ? [`(${section.kind})`, ...masked] : []
}

/** What somebody does besides, who wrote with them, and who speaks for them: much of a person, and nothing for the profile. */
const leftOut = new Set<Section['kind']>(['interests', 'other'])

const personal =
  /(?<!\p{L})(?:anschrift|adresse|address|wohnort|wohnhaft|wohnsitz|residence|straße|strasse|street|plz|ort|telefon|tel|mobil|mobile|handy|phone|e-?mail|name|vorname|nachname|familienname|surname)\s*[:.\t]/iu
const street = /^\p{L}[\p{L}.'’ -]{2,40}\s\d{1,3}\s?[a-h]?(?:\s?[-/]\s?\d{1,3}\s?[a-h]?)*$/iu
const birth = /(?<!\d)\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}{3,9})\s?(?:19|20)\d\d/u

/** At the head of a CV a line with an address or a number has nothing else that anybody needs. */
function tellsWhereFrom({ text }: Line, masked: string): boolean {
  const isWork = namesWork(text)
  return (
    (/\[(?!NAME)[A-Z-]+\]/.test(masked) && !/\[PERSON\]/.test(masked)) ||
    personal.test(text) ||
    (!isWork && /^\W*\p{L}+\W*$/u.test(text)) ||
    (birth.test(text) && !/[-–—]|bis|heute|seit|ab\s/iu.test(text)) ||
    (!isWork && text.split(/[,|·•\t]\s*/).some(part => street.test(part.trim()) || isTown(part.trim())))
  )
}
