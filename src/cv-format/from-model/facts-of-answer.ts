import { classifyJob } from '../../vocabulary/titles/classify-job.ts'
import type { Cv, CvEducation, CvPosition, Found } from '../cv.ts'
import { lineOf } from '../document/line.ts'
import { readLanguages } from '../fields/read-languages.ts'
import { isPause } from '../fields/read-positions.ts'
import { readDrivingLicence } from '../fields/read-qualifications.ts'
import { withoutPrivate } from '../structure/private-lines.ts'
import { findPeriod, type Period } from '../structure/read-period.ts'
import type { ModelAnswer } from './model-answer.schema.ts'
import type { Quote, Quotes } from './quotes-in.ts'

/** What is left of an answer: each value stands in the document, dates and names of the vocabulary are read by our own rules. */
export type ModelFacts = Pick<
  Cv,
  | 'profession'
  | 'professionText'
  | 'specialty'
  | 'positions'
  | 'education'
  | 'qualifications'
  | 'languages'
  | 'drivingLicence'
>

/** How far from its dates what belongs to them may stand. */
const mostLinesAway = 6

/** `sent` is what the model was shown: words that only the whole document has were not read, but guessed. */
export function factsOfAnswer(answer: ModelAnswer, quotes: Quotes, sent: Quotes): ModelFacts {
  const find = (words: string | null | undefined, near?: number): Quote | null => {
    const quote = words && sent.find(words) ? quotes.find(words, near) : null
    const isFar = quote && near !== undefined && Math.abs(quote.line - near) > mostLinesAway
    return quote && !isFar && isPublic(quote.text) ? quote : null
  }
  const near = (words: string | null | undefined, line: number) => foundOf(find(words, line))
  return {
    ...professionOf(find(answer.profession), find(answer.specialty)),
    positions: (answer.positions ?? []).flatMap(({ period, title, employer, city }): CvPosition[] => {
      const dates = datesOf(find(period))
      if (!dates) return []
      const position = { title: near(title, dates.line), employer: near(employer, dates.line) }
      const named = position.title ?? position.employer
      if (!named || isPause(named.value)) return []
      return [{ ...position, city: near(city, dates.line), period: dates.period, duties: [] }]
    }),
    education: (answer.education ?? []).flatMap(({ period, name, institution }): CvEducation[] => {
      const dates = datesOf(find(period))
      const learned = dates && near(name, dates.line)
      return dates && learned
        ? [{ name: learned, institution: near(institution, dates.line), period: dates.period }]
        : []
    }),
    qualifications: (answer.qualifications ?? []).flatMap(words => {
      const name = foundOf(find(words))
      return name && /^[\p{L}\d].{2,109}$/u.test(name.value) ? [{ name, at: null }] : []
    }),
    languages: (answer.languages ?? []).flatMap(words => {
      const quote = find(words)
      const [read, ...more] = quote ? readLanguages([lineOf(quote.text)], []) : []
      return quote && read && more.length === 0 ? [foundAt(read.value, quote)] : []
    }),
    drivingLicence: drivingOf(find(answer.drivingLicence)),
  }
}

function isPublic(text: string): boolean {
  return withoutPrivate([lineOf(text)])[0]?.text === text
}

function foundAt<T>(value: T, { evidence }: Quote): Found<T> {
  return { value, evidence }
}

function foundOf(quote: Quote | null): Found<string> | null {
  return quote && foundAt(quote.text, quote)
}

function datesOf(quote: Quote | null): { period: Found<Period>; line: number } | null {
  const read = quote && findPeriod(quote.text)
  if (!quote || !read) return null
  const { kind, from, to } = read
  return { period: foundAt({ from: kind === 'point' ? to : from, to }, quote), line: quote.line }
}

function professionOf(named: Quote | null, field: Quote | null) {
  const { profession } = classifyJob({ title: named?.text ?? '' })
  const specialty = [field, named].flatMap(quote => {
    const { specialty: id } = classifyJob({ title: `${named?.text ?? ''} ${quote?.text ?? ''}` })
    return quote && id ? [foundAt(id, quote)] : []
  })[0]
  const isKnown = named !== null && profession !== null
  return {
    profession: isKnown ? foundAt(profession, named) : null,
    professionText: isKnown ? foundOf(named) : null,
    specialty: specialty ?? null,
  }
}

function drivingOf(quote: Quote | null): Found<string> | null {
  const read = quote && readDrivingLicence([lineOf(quote.text)])
  return quote && read ? foundAt(read.value, quote) : null
}
