import { demoFile } from './demo-data.ts'
import type { DemoEmployer } from './demo-employer.ts'

type Line = { text: string; tags: string[] }
export type LineFacts = ReadonlySet<string>

const countries = ['DE', 'AT', 'CH']
const sizes = ['small', 'middle', 'large']
const settings = ['inpatient', 'ambulatory', 'home', 'mobile', 'office']
const alternatives = [countries, sizes, settings]

const files = new Map<string, Map<string, Line[]>>()

/** Sentences of a section of `data/demo/texts/` that apply to these facts. */
export function linesFor(file: string, section: string, facts: LineFacts): string[] {
  const lines = sectionsOf(file).get(section)
  if (!lines) throw new Error(`data/demo/texts/${file}.txt: no section ${section}`)
  return lines.filter(({ tags }) => suits(tags, facts)).map(({ text }) => text)
}

/** Tags of one category are alternatives; categories must all match. */
function suits(tags: string[], facts: LineFacts): boolean {
  const isMet = alternatives.every(words => {
    const named = tags.filter(tag => words.includes(tag))
    return named.length === 0 || named.some(tag => facts.has(tag))
  })
  const others = tags.filter(tag => !alternatives.some(words => words.includes(tag)))
  return isMet && others.every(tag => facts.has(tag))
}

function sectionsOf(file: string): Map<string, Line[]> {
  const known = files.get(file)
  if (known) return known
  const sections = readSections(demoFile(`texts/${file}.txt`))
  files.set(file, sections)
  return sections
}

function readSections(text: string): Map<string, Line[]> {
  const sections = new Map<string, Line[]>()
  let lines: Line[] = []
  for (const row of text.split('\n')) {
    if (row.startsWith('#') || row.trim() === '') continue
    if (row.startsWith('= ')) {
      lines = []
      sections.set(row.slice(2).trim(), lines)
      continue
    }
    const [, tags = '', sentence = ''] = /^(?:\[([^\]]+)\] )?(.+)$/.exec(row) ?? []
    lines.push({ text: sentence, tags: tags.split(' ').filter(Boolean) })
  }
  return sections
}

export function employerTags(employer: DemoEmployer): string[] {
  const size = employer.size === '1-50' ? 'small' : employer.size === '51-200' ? 'middle' : 'large'
  return [employer.country, size, ...settingOf(employer)]
}

function settingOf({ sectors }: DemoEmployer): string[] {
  if (/^[HURY]/.test(sectors)) return ['inpatient']
  if (/^[PMDTX]/.test(sectors)) return ['ambulatory']
  if (/^[OZSL]/.test(sectors)) return ['office']
  return sectors.startsWith('C') ? ['home'] : sectors.startsWith('A') ? ['mobile'] : []
}
