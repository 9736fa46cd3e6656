import type { Experience } from '../../vocabulary/jobs/job.values.ts'

const deputy = /stellv|stv\.|deputy/i
const inTitle: [Experience, RegExp][] = [
  [
    'executive',
    /chef(?:arzt|ärzt|aerzt)|leitende[rn]? (?:arzt|ärzt)|ärztliche[rn]? (?:direktor|leit)|pflegedirekt|\bpdl\b|pflegedienstleit|gesch(?:ä|ae)ftsf(?:ü|ue)hr|einrichtungsleit|heimleit|klinikleit|direktor|vorstand|\bchief\b|head of|primar(?:arzt|ärzt|ius|ia)\b|verwaltungsleit|bereichsleit|zentrumsleit/i,
  ],
  [
    'senior',
    /ober(?:arzt|ärzt)|\bsenior\b|leitung|leiter(?!\w*bahn)|leitende|praxisanleit|praxismanage|fachkrankenpfleg|team ?lead|\blead\b/i,
  ],
  [
    'entry',
    /azubi|auszubild|ausbildung|lehrling|lernende|trainee|praktik|werkstudent|assistenz(?:arzt|ärzt)|weiterbildungsassist|in weiterbildung|turnus|famul|\bpj\b|\bfsj\b|\bbfd\b|junior|berufseinsteig|berufsanf|quereinst|helfer|hilfskraft|hilfe\b|pflege(?:fach)?assist|einjährig|studierende|student|minijob|aushilfe|blutentnahme|^mitarbeiter(?:in)?\b|\bFMA I\b/i,
  ],
]
const inField: [Experience, RegExp][] = [
  ['executive', /executive|director|c-level|gesch(?:ä|ae)ftsf|vorstand|\btop\b/i],
  [
    'mid',
    /mid[\s_-]?senior|\bmid\b|associate|experienced|mit berufserfahrung|^professional|2-5|fachkraft|mittel/i,
  ],
  ['senior', /senior|\blead\b|leitung|manager|f(?:ü|ue)hrung|5-7|7-10|10-15|more-than/i],
  [
    'entry',
    /entry|junior|einsteig|beginner|no experience|ohne berufserfahrung|student|intern|trainee|lt-1|1-2/i,
  ],
]

/** Explicit statements only: "mid-senior" and "experienced" are the top options of some vendors' forms. */
const plainMid = /^\W*(?:mid|middle|intermediate)(?:[\s_-]*(?:level|career))?\W*$/i

/**
 * The level of a job: from the feed's own field, else from the title. `isQualified`: the title names a profession; such a job is for
 * qualified people (`mid`) unless stated otherwise. Null when nothing indicates a level.
 */
export function readExperience(fields: string[], title: string, isQualified: boolean): Experience | null {
  const field = fields.join(' ; ')
  if (plainMid.test(field)) return 'mid'
  const said = inField.find(([, pattern]) => pattern.test(field))?.[0] ?? null
  const byTitle = inTitle.find(([, pattern]) => pattern.test(title))?.[0] ?? null
  const level = byTitle === 'executive' && deputy.test(title) ? 'senior' : byTitle
  // Such forms offer no higher level; a title that states one takes precedence.
  if ((said === 'mid' || said === 'senior') && (level === 'senior' || level === 'executive')) return level
  return said ?? level ?? (isQualified ? 'mid' : null)
}
