import type { Experience } from '../../jobs/job.values.ts'

const inTitle: [Experience, RegExp][] = [
  [
    'executive',
    /chef(?:ä|ae)?rzt|chefarzt|ärztliche[rn]? (?:direktor|leit)|pflegedirekt|\bpdl\b|pflegedienstleit|gesch(?:ä|ae)ftsf(?:ü|ue)hr|einrichtungsleit|heimleit|klinikleit|direktor|vorstand|chief|head of|primar(?:arzt|ärzt|ius|ia)|verwaltungsleit|bereichsleit|zentrumsleit|leitende[rn]? (?:arzt|ärzt|oberarzt|oberärzt)/i,
  ],
  [
    'senior',
    /ober(?:arzt|ärzt)|\bfach(?:arzt|ärzt)|senior|stationsleit|teamleit|praxisleit|wohnbereichsleit|gruppenleit|leitung|leiter|leitende|praxisanleit|fachkrankenpfleg|fachpflege|lead\b|manager/i,
  ],
  [
    'entry',
    /azubi|auszubild|ausbildung|lehrling|lernende|trainee|praktik|werkstudent|assistenz(?:arzt|ärzt)|weiterbildungsassist|in weiterbildung|turnus|famul|\bpj\b|fsj|bfd|junior|berufseinsteig|berufsanf|quereinst|helfer|hilfskraft|pflegeassist|student/i,
  ],
]
const inField: [Experience, RegExp][] = [
  ['executive', /executive|director|c-level|gesch(?:ä|ae)ftsf|vorstand|top/i],
  [
    'mid',
    /mid[\s_-]?senior|\bmid\b|associate|experienced|mit berufserfahrung|^professional|2-5|fachkraft|mittel/i,
  ],
  ['senior', /senior|\blead\b|leitung|manager|f(?:ü|ue)hrung|5-7|7-10|10-15|more-than/i],
  [
    'entry',
    /entry|junior|einsteig|beginner|no experience|ohne berufserfahrung|student|intern|trainee|not[\s_]?applicable|lt-1|1-2/i,
  ],
]

/** The level of a job: from the feed's own field, else from the title; null when neither says it. */
export function readExperience(fields: string[], title: string): Experience | null {
  const field = fields.join(' ; ')
  const said = inField.find(([, pattern]) => pattern.test(field))?.[0] ?? null
  const byTitle = inTitle.find(([, pattern]) => pattern.test(title))?.[0] ?? null
  // A head physician is one even where the maker's form offers nothing above "mid-senior".
  if (byTitle === 'executive') return byTitle
  return said ?? byTitle
}
