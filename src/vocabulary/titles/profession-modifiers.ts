/*
 * Words next to a job title that change the profession: leadership, training, home care, agency work and the place of work. Matched in
 * order against the folded title.
 */

export type Modifier = {
  /** The professions it applies to. */
  from: ReadonlySet<string>
  /** Matched against the folded title. */
  when: RegExp
  to: string
}

const nurses = new Set([
  'pflegefachmann',
  'gesundheits_krankenpfleger',
  'dgkp',
  'kinderkrankenpfleger',
  'altenpfleger',
  'intensivpfleger',
  'ambulante_pflege',
  'anaesthesiepfleger',
  'op_pfleger',
  'notfallpfleger',
  'springer_pflege',
  'palliativpfleger',
  'psych_pfleger',
  'onko_pfleger',
  'dialysepfleger',
  'neonatalpfleger',
  'dauernachtwache',
])
const nurseTitles = new Set([
  'pflegefachmann',
  'dgkp',
  'gesundheits_krankenpfleger',
  'altenpfleger',
  'kinderkrankenpfleger',
])
const carers = new Set([
  ...nurses,
  'pflegehelfer',
  'pflegefachassistent',
  'fage',
  'altenpflegehelfer',
  'krankenpflegehelfer',
])
const trainees = new Set([...carers, 'pflegeassistent_at', 'ausserklinische_intensiv', 'praxisanleiter'])
const medicalAssistants = new Set(['mfa', 'ordinationsassistent', 'mpa', 'empfang_praxis', 'mfa_labor'])
const dentalAssistants = new Set(['zfa', 'dentalassistent', 'zah_at', 'zfa_empfang'])

const training =
  /\b(azubi\w*|auszubild\w*|ausbildung(?:s?platz|sstelle|sstart|sbeginn)?|pflegeschueler\w*|lernende\w*|lehrling\w*|lehrstelle|trainee|apprentice\w*)\b/
const pastTraining =
  /\b(abgeschlossen\w*|mit|nach|ohne|absolviert\w*|dreijaehrig\w*|einjaehrig\w*|1-jaehrig\w*)\s+(?:\w+\s+)?ausbildung/
const leading = /\b(\w*leitung|\w*leiter(?:in)?|leitend\w*|leader|lead|head)\b/

/** Whether the title offers a training place ("Ausbildung zur …") rather than requiring one ("mit Ausbildung"). */
export function offersTraining(folded: string): boolean {
  return (
    training.test(folded) &&
    !pastTraining.test(folded) &&
    !/ausbildungs(?:verantwort|leit|beauftrag)/.test(folded)
  )
}

export function isLeading(folded: string): boolean {
  return leading.test(folded)
}

export const modifiers: readonly Modifier[] = [
  { from: nurses, when: /\b(wohnbereichsleit|leitung (?:des )?wohnbereich)/, to: 'wohnbereichsleitung' },
  { from: nurses, when: /\bpflegedienstleit|\b(?:s?pdl)\b/, to: 'pdl' },
  {
    from: nurses,
    when: /^(?:stellv\w*\.?\s+|stv\.?\s+)?(?:\w*leit(?:ung|er|erin|end\w*))\b/,
    to: 'stationsleitung',
  },
  {
    from: nurses,
    when: /\bausserklinisch|heimbeatm|beatmungspfleg|\b1\s?:\s?1\b|\b1:1-/,
    to: 'ausserklinische_intensiv',
  },
  {
    from: carers,
    when: /\b(leasing\w*|zeitarbeit\w*|leiharbeit\w*|springer\w*|flexpool|arbeitnehmerueberlassung|personaldienstleist\w*)/,
    to: 'springer_pflege',
  },
  { from: nurses, when: /\b(dauernacht\w*|nachtwache\w*|dauernd nacht)/, to: 'dauernachtwache' },
  { from: nurses, when: /\bambulante\w* (?:op|operation|dialyse|operier)|ambulanz/, to: '' },
  {
    from: nurses,
    when: /\b(ambulant\w*|spitex|sozialstation|hauskrankenpfleg\w*|mobile[nrs]? (?:pflege|dienst|hauskrank)\w*|tourenpfleg\w*|haeusliche[nr]? pflege)/,
    to: 'ambulante_pflege',
  },
  { from: nurseTitles, when: /\bintensivpfleg(?!e.{0,3}station)/, to: 'intensivpfleger' },
  { from: nurseTitles, when: /\banaesthesiepfleg/, to: 'anaesthesiepfleger' },
  { from: nurseTitles, when: /\bnotfallpfleg/, to: 'notfallpfleger' },
  {
    from: medicalAssistants,
    when: /^(?:\W*(?:leitende\w*|erste|teamleit\w*|leitung)\b)|\b(erstkraft|teamleit\w*|praxisleitung)/,
    to: 'erstkraft_mfa',
  },
  { from: medicalAssistants, when: /\bdialyse\w*|nephrolog\w*/, to: 'mfa_dialyse' },
  { from: medicalAssistants, when: /\bendoskop\w*/, to: 'mfa_endoskopie' },
  {
    from: medicalAssistants,
    when: /\bfunktionsdiagnostik|\bekg\b|lungenfunktion/,
    to: 'mfa_funktionsdiagnostik',
  },
  { from: medicalAssistants, when: /\broentgen\w*/, to: 'mfa_radiologie' },
  {
    from: medicalAssistants,
    when: /\b(?:op|op-assistenz|op-bereich|operationssaal|ambulante[ns]? op\w*)\b/,
    to: 'mfa_op',
  },
  { from: medicalAssistants, when: /\bblutentnahm\w*|blutabnahm\w*/, to: 'mfa_labor' },
  { from: dentalAssistants, when: /\bkfo\b|\bkieferortho\w*/, to: 'zfa_kfo' },
  {
    from: dentalAssistants,
    when: /\boralchirurg\w*|\bmkg\b|implantolog\w*|\bchirurgische assist/,
    to: 'zfa_chirurgie',
  },
  { from: dentalAssistants, when: /\bprophylax\w*/, to: 'zmp' },
  { from: dentalAssistants, when: /\b(abrechnung|verwaltung)\w*/, to: 'zmv' },
  { from: dentalAssistants, when: /\b(empfang|rezeption|anmeldung)\w*/, to: 'zfa_empfang' },
  {
    from: new Set(['physiotherapeut']),
    when: /\b\w*leit(?:ung|er|erin|end\w*)\b|\bhead\b|\blead\b/,
    to: 'leitender_physio',
  },
  { from: new Set(['hebamme']), when: /\bleit(?:ung|end\w*)\b/, to: 'leitende_hebamme' },
  { from: new Set(['medizintechniker']), when: /\bingenieur|\bleit(?:ung|er)/, to: 'medizintechnik_ing' },
  {
    from: new Set(['oberarzt', 'arzt', 'facharzt']),
    when: /\bleitende[nr]? (?:ober)?a(?:e)?rzt/,
    to: 'leitender_arzt',
  },
  { from: new Set(['oberarzt']), when: /\bfunktionsober/, to: 'funktionsoberarzt' },
  {
    from: new Set(['praxismanager']),
    when: /\bzahn|\bdental|\bkieferortho|\bkfo\b/,
    to: 'praxismanager_zahn',
  },
  { from: new Set(['mfa', 'empfang_praxis']), when: /\bzahnarzt(?!helf)|\bdental/, to: 'zfa' },
]

const diplomaTrades = new Set(['op_pfleger', 'dialysepfleger'])

const areas: readonly [RegExp, string, boolean][] = [
  [/endoskop/, 'mfa_endoskopie', true],
  [/\bop\b|operationsdienst|\bop-|zentral-?op/, 'op_pfleger', true],
  [/anaesthe/, 'anaesthesiepfleger', true],
  [/dialyse/, 'dialysepfleger', true],
  [/palliativ|hospiz|\bsapv/, 'palliativpfleger', true],
  [/neonatolog|fruehgeborene/, 'neonatalpfleger', false],
  [/nephrolog/, 'dialysepfleger', false],
  [/intensiv|\bits\b|\bimc\b/, 'intensivpfleger', false],
  [/notaufnahm|notfall|\bzna\b/, 'notfallpfleger', false],
  [/psychiatr/, 'psych_pfleger', false],
  [/onkolog/, 'onko_pfleger', false],
]

/**
 * The specialised nurse that a plain "Pflegekraft" becomes by its place of work ("Dialysepflegekraft"), or null. The protected title
 * "Pflegefachfrau" is kept on wards and yields only to a distinct specialisation (OP, dialysis).
 */
export function nurseOf(folded: string, words: readonly string[]): string | null {
  const isTitle = words.some(word => /fach(?:frau|mann|männ|person|leute)|\bnurse/iu.test(word))
  for (const [pattern, profession, isTrade] of areas) {
    if (pattern.test(folded) && (isTrade || !isTitle)) return profession
  }
  return null
}

/**
 * The specialisation of a nurse with the Austrian diploma where it is a profession of its own ("DGKP Dialyse"), or null; wards make no
 * difference.
 */
export function diplomaNurseOf(folded: string): string | null {
  const trade = areas.find(([pattern, profession]) => diplomaTrades.has(profession) && pattern.test(folded))
  return trade?.[1] ?? null
}

/** The trainee's profession, or null where the vocabulary has none. */
export function traineeOf(profession: string): string | null {
  if (trainees.has(profession)) return 'azubi_pflege'
  if (medicalAssistants.has(profession) || profession === 'erstkraft_mfa') return 'azubi_mfa'
  return dentalAssistants.has(profession) ? 'azubi_zfa' : null
}
