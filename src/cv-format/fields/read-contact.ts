import type { Cv, Found } from '../cv.ts'
import { type Line, partOf } from '../document/line.ts'
import { findPeriod } from '../structure/read-period.ts'
import { found, foundText, matched, trimmed } from './evidence.ts'
import { boardCountryOf, charsOfTown, countryOfTown, isCountry, isTown } from './places.ts'
import { readEmail } from './read-email.ts'

export type Contact = Pick<Cv, 'email' | 'phone' | 'postalCode' | 'city' | 'country'>

const callingCodes: Record<string, string> = { DE: '49', AT: '43', CH: '41', LI: '423' }

/** `head` are the lines about the person; the others are only asked for what is nowhere else. */
export function readContact(head: readonly Line[], all: readonly Line[]): Contact {
  const email = readEmail(head) ?? readEmail(all)
  const address = readAddress(head) ?? readAddress(all) ?? firstFound(head.flatMap(cellsOf), townAlone)
  const written = mobileOf(head) ?? firstFound(head, numberOf) ?? firstFound(all, numberOf)
  const country = readCountry(head, address, written)
  const phone = written && phoneOf(written, country?.value ?? 'DE')
  return { email, phone, postalCode: address?.postalCode ?? null, city: address?.city ?? null, country }
}

const number = /(?<![\d\p{L}.@])(?:\+|00|\(?0)[\d\s()/.–-]{6,22}\d(?![\d\p{L}@])/u
const mobile =
  /^(?:(?:\+|00)\s?49[\s()/.0–-]{0,6}1[567]|(?:\+|00)\s?43[\s()/.0–-]{0,6}6[5-9]|(?:\+|00)\s?41[\s()/.0–-]{0,6}7[5-9]|\(?0(?:1[567]|6[5-9]\d[\s/-]|7[5-9]))/u
const isFax = /\b(?:tele)?fax\b[^\d]*$/iu

function numberOf(line: Line): Line | null {
  const match = number.exec(line.text)
  if (!match || isFax.test(line.text.slice(0, match.index))) return null
  const digits = match[0].replace(/\D/g, '')
  if (digits.length < 7 || digits.length > 15) return null
  // "01.02.2019 – 03.2021", "09/15 – 09/19" are periods.
  const period = findPeriod(line.text.slice(match.index))
  // The last four figures of a number may look like a year.
  const isPeriod = period && period.start < match[0].length && period.end - period.start > 4
  return isPeriod ? null : matched(line, match)
}

/** Of several numbers the one on which somebody is reached anywhere. */
function mobileOf(lines: readonly Line[]): Line | null {
  const numbers = lines.flatMap(line => numbersOf(line))
  return numbers.length > 1 ? (numbers.find(({ text }) => mobile.test(text.trim())) ?? null) : null
}

function numbersOf(line: Line): Line[] {
  const found = numberOf(line)
  if (!found) return []
  const end = line.text.indexOf(found.text) + found.text.length
  return [found, ...numbersOf(partOf(line, end))]
}

function phoneOf(line: Line, country: string): Found<string> | null {
  const text = line.text.replace(/\(0\)/g, '')
  const digits = text.replace(/\D/g, '')
  const isAbroad = /^\s*\+/.test(text) || digits.startsWith('00')
  const national = digits.replace(/^0+/, '')
  const value = isAbroad ? `+${national}` : `+${callingCodes[country] ?? '49'}${national}`
  return found(value, line, isAbroad ? 'sure' : 'likely')
}

type Address = { postalCode: Found<string> | null; city: Found<string>; digits: string }

const coded =
  /(?<![\d\p{L}/+.-])(?:(?:DE?|AT?|CH)\s?[-–]\s?)?(\d{4,5}),?\s{1,3}(\p{Lu}[\p{L}.'’-]*(?:[ /]\(?(?:\p{Lu}[\p{L}.'’-]*\)?|am|an|der|im|in|a\.|d\.|i\.|bei|ob|unter|vor|zum))*)/u
const behind =
  /(?:^|[^\p{L}])(\p{Lu}[\p{L}-]+(?: (?:am|an der) \p{Lu}\p{L}+)?)[,\s]*\(?\s*(\d{5}|\d{4})\s*\)/u
const resident =
  /(?:wohnort|wohnhaft in|wohnsitz|adresse|anschrift|ort|address|location|residence|city)\s*[:\s]\s*(\p{Lu}[\p{L} ().-]{2,40})/iu

function readAddress(lines: readonly Line[]): Address | null {
  return firstFound(lines, codedAddress) ?? firstFound(lines, addressWithoutCode)
}

function codedAddress(line: Line): Address | null {
  const match = coded.exec(line.text)
  if (match?.[1] && match[2] && !isYearAlone(match[1])) {
    const town = townOf(trimmed(matched(line, match, 2)))
    const city = partOf(town, 0, charsOfTown(town.text))
    const isKnown = isTown(city.text)
    const certainty = isKnown ? 'sure' : 'likely'
    if (isKnown || match[1].length === 5)
      return {
        postalCode: foundText(matched(line, match, 1), certainty),
        city: foundText(city, certainty),
        digits: match[1],
      }
  }
  const turned = behind.exec(line.text)
  if (!turned?.[1] || !turned[2] || !isTown(turned[1])) return null
  return {
    postalCode: foundText(matched(line, turned, 2), 'likely'),
    city: foundText(matched(line, turned, 1), 'likely'),
    digits: turned[2],
  }
}

/** The longest beginning that is a town, as what follows may be the next cell: "Köln Telefon". */
function townOf(whole: Line): Line {
  const inBrackets = /\s*\(([^()]*)\)\s*$/.exec(whole.text)
  const line = inBrackets && isCountry(inBrackets[1] ?? '') ? partOf(whole, 0, inBrackets.index) : whole
  const words = [...line.text.matchAll(/\S+/g)]
  for (let count = words.length; count > 0; count--) {
    const last = words[count - 1]
    const end = last ? last.index + last[0].length : 0
    if (isTown(line.text.slice(0, end))) return trimmed(partOf(line, 0, end))
  }
  return line
}

function addressWithoutCode(line: Line): Address | null {
  const match = resident.exec(line.text)
  if (match?.[1]) {
    const city = townOf(trimmed(matched(line, match, 1)))
    if (isTown(city.text)) return { postalCode: null, city: foundText(city, 'likely'), digits: '' }
  }
  // "Köln, Deutschland", as exported profiles have it.
  const [place = ''] = line.text.split(/\s*[|·•]\s*/)
  const [town = '', country = '', ...more] = place.split(/,\s*/)
  const last = more.at(-1) ?? country
  if (!isTown(town) || boardCountryOf(last) === null) return null
  return { postalCode: null, city: foundText(partOf(line, 0, town.length), 'likely'), digits: '' }
}

/** "Fachkrankenpfleger · Rostock · 0381 …" */
function cellsOf(line: Line): Line[] {
  const cells: Line[] = []
  let from = 0
  for (const mark of line.text.matchAll(/\s*[|·•\t]\s*|$/gu)) {
    cells.push(partOf(line, from, mark.index))
    from = mark.index + mark[0].length
  }
  return cells
}

function townAlone(line: Line): Address | null {
  const town = trimmed(line)
  return isTown(town.text) ? { postalCode: null, city: foundText(town, 'guess'), digits: '' } : null
}

function isYearAlone(digits: string): boolean {
  return /^(?:19[4-9]\d|20[0-4]\d)$/.test(digits)
}

function readCountry(
  head: readonly Line[],
  address: Address | null,
  phone: Line | null,
): Found<string> | null {
  const prefix = firstFound(head, line => {
    const match = /(?<!\p{L})(DE?|AT?|CH)\s?[-–]\s?\d{4,5}\s/u.exec(line.text)
    const country = { D: 'DE', DE: 'DE', A: 'AT', AT: 'AT', CH: 'CH' }[match?.[1] ?? '']
    return match && country ? found(country, matched(line, match), 'sure') : null
  })
  const named = firstFound(head, line => {
    const match =
      /(?<!\p{L})(deutschland|germany|österreich|austria|schweiz|switzerland|liechtenstein)(?!\p{L})/iu.exec(
        line.text,
      )
    const country = match?.[1] && boardCountryOf(match[1])
    return match && country ? found(country, matched(line, match), 'sure') : null
  })
  return prefix ?? named ?? countryOfAddress(address, phone)
}

/** Five figures are German; four are Austrian or Swiss, which the telephone number or the town settles. */
function countryOfAddress(address: Address | null, phone: Line | null): Found<string> | null {
  const byPhone =
    phone &&
    Object.entries(callingCodes).find(([, code]) => new RegExp(`^\\s*(?:\\+|00)\\s?${code}`).test(phone.text))
  if (!address) return byPhone && phone ? found(byPhone[0], phone, 'guess') : null
  const evidence = address.postalCode?.evidence ?? address.city.evidence
  if (address.digits.length === 5) return { value: 'DE', evidence: { ...evidence, certainty: 'likely' } }
  if (byPhone && address.digits !== '')
    return { value: byPhone[0], evidence: { ...evidence, certainty: 'likely' } }
  const country = countryOfTown(address.city.value, address.digits)
  return country ? { value: country, evidence: { ...evidence, certainty: 'guess' } } : null
}

function firstFound<T>(lines: readonly Line[], read: (line: Line) => T | null): T | null {
  for (const line of lines) {
    const value = read(line)
    if (value) return value
  }
  return null
}
