import type { Contract, EmploymentType } from '../../vocabulary/jobs/job.values.ts'
import { LinePatterns } from './line-patterns.ts'
import type { Workload } from './read-workload.ts'

const typeWords: [EmploymentType, RegExp][] = [
  [
    'full-time',
    /voll[\s_-]?zeit|voll-? ?(?:und|oder|u\.|o\.|bzw\.?|\/|&) ?(?:in )?teilzeit|full[\s_-]?(?:or[\s_-]part[\s_-])?time|\bft\b|40 ?(?:std|stunden|h\b)|full[\s_-]or[\s_-]part/i,
  ],
  [
    'part-time',
    /teil[\s_-]?zeit|part[\s_-]?time|\bpt\b|minijob|mini-job|geringf(?:ü|ue)gig|450[\s-]?(?:€|euro)|5[2-9]\d[\s-]?(?:€|euro)[\s-]?(?:job|basis)|\btz\b/i,
  ],
  [
    'temporary',
    /\btemporary\b|\btemp\b|aushilf|saison|zeitarbeit|leiharbeit|urlaubsvertretung|springerpool auf zeit|per_diem/i,
  ],
  [
    'freelance',
    /freelanc|freiberuf|freie[rn]? mitarbeit|honorar|selbst(?:st)?(?:ä|ae)ndig(?:e basis|keit)|\bcontractor\b|\bcontract_?or\b|belegarzt/i,
  ],
  [
    'internship',
    /\bintern(?:ship)?\b|praktik|famulatur|hospitation|\bpj\b|praktisches jahr|trainee(?!r)|\bfsj\b|\bbfd\b|bundesfreiwilligendienst|freiwilliges soziales/i,
  ],
]
/** Only at the beginning of a title does training mean a training place; elsewhere it is a requirement or a benefit. */
const trainingTitle =
  /^(?:\p{L}+e |\d-?jährige )?(?:berufs)?(?:ausbildung(?:splatz|splätze|sstelle)?(?!s?\p{L})|auszubildende|azubis?(?!\p{L})|lehrstelle|lernende|apprentice)/iu
const trainingField =
  /(?<!\p{L})(?:ausbildung(?:splatz|sstelle)?|auszubildende|azubi|lehre|apprentice(?:ship)?)(?!\p{L})/iu
const typePatterns = new LinePatterns(typeWords.map(([, pattern]) => pattern))
const contractPatterns = new LinePatterns([
  /unbefristet|nicht befristet|\bpermanent\b|festanstellung|dauerstelle|indefinite|open[\s_-]?ended/i,
  /befrist|\btemporary\b|fixed[\s_-]?term|zeitvertrag|elternzeitvertretung|schwangerschaftsvertretung|\blimited\b/i,
])

/** Working time from its own field, else from title and text where they state it plainly; [] when nothing is stated. */
export function readEmploymentTypes(
  fields: string[],
  title: string,
  text: string,
  workload: Workload,
): EmploymentType[] {
  const stated = fields.join(' ; ')
  if (trainingField.test(stated)) return ['internship']
  const said = typesIn(stated)
  if (said.length > 0) return said
  if (trainingTitle.test(title)) return ['internship']
  const byTitle = typesIn(title)
  if (byTitle.length > 0) return byTitle
  const byWorkload = typesOfWorkload(workload)
  if (byWorkload.length > 0) return byWorkload
  // In running text only plain statements count: "Honorar" or "Praktikum" may refer to anything.
  return typesIn(text.slice(0, 6_000)).filter(type => type === 'full-time' || type === 'part-time')
}

/** Permanent or temporary, from the feed's field or from title and text; null when nothing is stated. */
export function readContract(fields: string[], title: string, text: string): Contract | null {
  for (const source of [fields.join(' ; '), title, text.slice(0, 6_000)]) {
    const [isPermanent, isFixedTerm] = contractPatterns.within(source)
    if (isPermanent) return 'permanent'
    if (isFixedTerm) return 'fixed-term'
  }
  return null
}

/** 80–100 % is both; 25 hours a week are part time, 35 may be full time in some collective agreements. */
function typesOfWorkload({ minPercent, maxPercent, hoursWeek }: Workload): EmploymentType[] {
  if (minPercent !== null && maxPercent !== null) {
    if (maxPercent < 100) return ['part-time']
    return minPercent < 100 ? ['full-time', 'part-time'] : ['full-time']
  }
  return hoursWeek === null ? [] : hoursWeek < 35 ? ['part-time'] : ['full-time']
}

function typesIn(text: string): EmploymentType[] {
  if (text === '') return []
  if (/^\s*both\s*$/i.test(text)) return ['full-time', 'part-time']
  const named = typePatterns.within(text)
  return typeWords.filter((_, index) => named[index]).map(([type]) => type)
}
