import type { EmployerOwnership, EmployerSize, EmployerType } from '../../vocabulary/jobs/job.values.ts'
import { demoFile, rows } from '../demo-data.ts'
import type { Random } from '../random.ts'

export type DrawnList = { from: number; to: number; members: { text: string; isAlways: boolean }[] }
export type EmployerKind = {
  id: string
  /** Section of `names.txt`, without the country suffix. */
  names: string
  type: EmployerType
  ownerships: EmployerOwnership[]
  size: EmployerSize
  /** Share of 6,000 jobs. */
  ads: Span
  beds: Span | null
  founded: Span
  sectors: string
  specialties: DrawnList
  /** Null: departments are named after the specialties. */
  departments: DrawnList | null
  professions: string[] | null
  fieldPractice: string
  field: string
}
export type Span = { from: number; to: number }

export function employerKinds(): Map<string, EmployerKind> {
  return new Map(rows(demoFile('employer-kinds.txt')).map(cells => [cells[0] ?? '', readKind(cells)]))
}

/** `from` to `to` members in list order, including all mandatory ones. */
export function drawFrom({ from, to, members }: DrawnList, random: Random): string[] {
  const always = members.filter(({ isAlways }) => isAlways)
  const others = members.filter(({ isAlways }) => !isAlways)
  const drawn = new Set([...always, ...random.sample(others, random.whole(from, to) - always.length)])
  return members.filter(member => drawn.has(member)).map(({ text }) => text)
}

function readKind(cells: string[]): EmployerKind {
  const [id = '', names = '', type = '', owners = '', size = '', ads = '', beds = '', founded = '', ...more] =
    cells
  const [sectors = '', specialties = '', departments = '', professions = '', words = ''] = more
  const [fieldPractice = '', field = ''] = words.split('; ')
  return {
    id,
    names,
    // The casts: our own table, verified as a whole by a test.
    type: type as EmployerType,
    ownerships: owners.split(' ') as EmployerOwnership[],
    size: size as EmployerSize,
    ads: readSpan(ads),
    beds: beds === '' ? null : readSpan(beds),
    founded: readSpan(founded),
    sectors,
    specialties: readList(specialties, ' '),
    departments: departments === '=' ? null : readList(departments, ', '),
    professions: professions === '' ? null : professions.split(' '),
    fieldPractice,
    field,
  }
}

function readSpan(text: string): Span {
  const [from = 0, to = from] = text.split('-').map(Number)
  return { from, to }
}

function readList(text: string, separator: string): DrawnList {
  const [, from, to, list = text] = /^(\d+)-(\d+): (.+)$/.exec(text) ?? []
  const words = list === '' ? [] : list.split(separator)
  const members = words.map(word => ({ text: word.replace(/!$/, ''), isAlways: word.endsWith('!') }))
  return { from: Number(from ?? members.length), to: Number(to ?? members.length), members }
}
