import type { DemoCountry } from './demo-data.ts'
import { linesFor } from './demo-lines.ts'
import type { DemoTerms } from './demo-terms.ts'
import type { Random } from './random.ts'

const anyone: ReadonlySet<string> = new Set()

/** Hours, contract, duty model and place of work in sentences. */
export function termSentences(
  terms: DemoTerms,
  language: 'de' | 'en',
  country: DemoCountry,
  random: Random,
): string[] {
  if (language === 'en') return englishTerms(terms, random)
  const sections = [
    hoursSection(terms),
    terms.ending ?? 'permanent',
    terms.shift,
    terms.remote === 'onsite' ? null : terms.remote,
  ]
  return sections
    .map((section, index) =>
      index === 0 && terms.workloadPercent && country === 'CH'
        ? swissHours(terms.workloadPercent, random)
        : section === null
          ? ''
          : random.pick(linesFor('terms', section, anyone)),
    )
    .map(line => line.replace('{hours}', weeklyHours(terms)))
    .filter(Boolean)
}

function hoursSection({ employmentTypes, ending }: DemoTerms): string | null {
  const [first, second] = employmentTypes
  if (ending === 'training') return null
  if (first === 'internship') return 'clinical-year'
  if (first === 'freelance') return 'freelance'
  if (second === 'temporary') return 'minijob'
  if (second === 'part-time') return 'both'
  return first === 'part-time' ? 'part' : 'full'
}

function weeklyHours({ hoursWeek }: DemoTerms): string {
  return hoursWeek ? ` mit ${hoursWeek.toString().replace('.', ',')} Stunden pro Woche` : ''
}

function swissHours({ min, max }: { min: number; max: number }, random: Random): string {
  const percent = min === max ? `${max} %` : `${min}–${max} %`
  return random.pick([`Das Pensum beträgt ${percent}.`, `Die Stelle umfasst ein Pensum von ${percent}.`])
}

function englishTerms(terms: DemoTerms, random: Random): string[] {
  const { employmentTypes, workloadPercent, contract, shift } = terms
  const both = employmentTypes.length === 2
  const hours = workloadPercent
    ? `The workload is ${workloadPercent.min}–${workloadPercent.max} %.`
    : both
      ? 'The position is available full-time or part-time.'
      : `This is a ${employmentTypes[0] === 'part-time' ? 'part-time' : 'full-time'} position.`
  const line = (section: string) => random.pick(linesFor('terms', `english-${section}`, anyone))
  return [hours, line(contract), shift ? line(shift) : ''].filter(Boolean)
}
