import type { Certainty, Cv, CvEducation, CvPosition, CvQualification, Found } from '../cv.ts'
import { type Line, partOf } from '../document/line.ts'
import { found } from '../fields/evidence.ts'
import { isPause } from '../fields/read-positions.ts'
import { findSpan, type Period } from '../structure/read-period.ts'
import type { ExchangedProfile } from './exchanged-profile.ts'

export type ToldFacts = Pick<Cv, 'name' | 'email' | 'phone' | 'city' | 'drivingLicence' | 'languages'> & {
  positions: CvPosition[]
  education: CvEducation[]
  qualifications: CvQualification[]
}

/**
 * The facts that a document tells as data, each with its place among the lines of its pages. What stands on no page has the data itself
 * as its evidence.
 */
export function toldFacts(profile: ExchangedProfile, lines: readonly Line[]): ToldFacts {
  const said = (value: string) => placeOf(lines, value)
  const saidOrNot = (value: string | null) => (value === null ? null : said(value))
  const { name, email, city, phone, certificates, skills, languages, drivingLicences } = profile
  return {
    ...{ name: saidOrNot(name), email: saidOrNot(email), city: saidOrNot(city) },
    phone: phone?.startsWith('+') ? { ...said(phone), value: `+${phone.replace(/\D/g, '')}` } : null,
    positions: positionsOf(profile, new Entries(lines)),
    education: educationOf(profile, new Entries(lines)),
    qualifications: [
      ...certificates.map(({ name: title, at }) => ({ name: said(title), at })),
      ...skills.map(skill => ({ name: said(skill), at: null })),
    ],
    languages: languages.map(language => {
      const names = namers.map(namer => said(namer.of(language.language) ?? language.language))
      const printed = names.find(({ evidence }) => !evidence.isFromData) ?? names[0]
      return { value: language, evidence: (printed ?? said(language.language)).evidence }
    }),
    // One letter stands anywhere: where it means a licence is for its own reader to find.
    drivingLicence:
      drivingLicences.length > 0 ? told(drivingLicences.join(', '), drivingLicences.join(', ')) : null,
  }
}

const namers = ['de', 'en'].map(locale => new Intl.DisplayNames(locale, { type: 'language' }))

function positionsOf({ positions }: ExchangedProfile, entries: Entries): CvPosition[] {
  const work = positions.filter(({ title }) => !isPause(title))
  return work.map(({ title, employer, city, from, to, duties }) => ({
    title: entries.nextOf(title),
    employer: employer === null ? null : entries.textOf(employer),
    city: city === null ? null : entries.textOf(city),
    period: entries.periodOf({ from, to }),
    duties: duties.split('\n').flatMap(duty => (duty === '' ? [] : [entries.textOf(duty)])),
  }))
}

function educationOf({ educations }: ExchangedProfile, entries: Entries): CvEducation[] {
  return educations.map(({ name, institution, from, to }) => ({
    name: entries.nextOf(name),
    institution: institution === null ? null : entries.textOf(institution),
    period: entries.periodOf({ from, to }),
  }))
}

const certainty: Certainty = 'sure'
const linesOfEntry = { above: 3, below: 12 }

/** Looks for the texts of entries among lines, each near its beginning: the same title may stand in several. */
class Entries {
  readonly #lines: readonly Line[]
  #last = -1
  #near: readonly Line[] = []

  constructor(lines: readonly Line[]) {
    this.#lines = lines
  }

  /** The beginning of the next entry, which is further below as a rule. */
  nextOf(value: string): Found<string> {
    const pattern = patternOf(value)
    const below = this.#lines.findIndex((line, at) => at > this.#last && pattern.test(line.text))
    const at = below >= 0 ? below : this.#lines.findIndex(line => pattern.test(line.text))
    if (at >= 0) this.#last = at
    const { above, below: under } = linesOfEntry
    this.#near = at < 0 ? [] : this.#lines.slice(Math.max(0, at - above), at + under)
    const line = this.#lines[at]
    return placeOf(line ? [line] : [], value)
  }

  textOf(value: string): Found<string> {
    return placeOf(this.#near, value)
  }

  periodOf(period: Period): Found<Period> {
    const { from, to } = period
    for (const line of this.#near) {
      const span = findSpan(line.text)
      if (span && isSame(span.from, from) && isSame(span.to, to))
        return found(period, partOf(line, span.start, span.end), certainty)
    }
    return told(period, [from, to].filter(month => month !== null).join(' – '))
  }
}

function placeOf(lines: readonly Line[], value: string): Found<string> {
  const pattern = patternOf(value)
  for (const line of lines) {
    const match = pattern.exec(line.text)
    if (match) return found(value, partOf(line, match.index, match.index + match[0].length), certainty)
  }
  return told(value, value)
}

function told<T>(value: T, quote: string): Found<T> {
  return { value, evidence: { quote, certainty, page: 1, box: null, isFromData: true } }
}

/** To the coarser of both. */
function isSame(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other
  return one.startsWith(other) || other.startsWith(one)
}

/** The words with any spaces between them, as a whole. */
function patternOf(value: string): RegExp {
  const words = value.split(/\s+/).map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\d])${words.join('\\s+')}(?![\\p{L}\\d])`, 'iu')
}
