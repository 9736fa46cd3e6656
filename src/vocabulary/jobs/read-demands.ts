/** What an ad asks for beyond the profession, and what can be obtained there. */
export type Demands = {
  /** `further-training:` or `additional-title:` with a specialty or profession of the vocabulary, or `driving-licence`. */
  required: string[]
  /** The same, and `specialist:` with a specialty where doctors are trained. */
  offered: string[]
}

/** Most ads have none of these words, and their lines are not looked at. */
const anyDemand =
  /weiterbildung|zusatzbezeichnung|zusatzqualifikation|führerschein|fahrerlaubnis|driving licen|further training/i
const isTraining = /weiterbildung|zusatzqualifikation|further training/i
const isTitle = /zusatzbezeichnung/i
const isDriving = /führerschein|fahrerlaubnis|driving licen/i
/** A line with one of these asks for nothing that a person must have. */
const isSoft =
  /von vorteil|wünschenswert|erwünscht|idealerweise|willkommen|\bgern\b|gerne|bereitschaft|interesse|wunsch|geplant|\boder\b|möglich|an advantage|desirable|nice to have/i
const isOffer =
  /förder|finanz|übernehmen|übernahme|ermöglich|möglich|bieten|unterstütz|absolvieren|wir bilden|we support|funded/i
/** Whoever may train doctors in a field says so. */
const trainsDoctors = /weiterbildungs(?:befugnis|ermächtigung|befugt|ermächtigt|stätte)/i
const longestLine = 400

const fields: readonly [string, RegExp][] = [
  ['intensivmedizin', /intensiv/i],
  ['anaesthesiologie', /anästhesie|anaesthe/i],
  ['notfallmedizin', /notfall|emergency/i],
  ['psychiatrie', /psychiatr/i],
  ['haematologie_onkologie', /onkolog|oncolog/i],
  ['palliativmedizin', /palliativ|palliative care/i],
  ['nephrologie', /nephrolog|dialyse/i],
  ['geriatrie', /geriatr/i],
  ['neonatologie', /neonat/i],
  ['paediatrie', /pädiatr/i],
  ['schmerzmedizin', /schmerz|pain/i],
  ['endokrinologie', /diabet/i],
  ['arbeitsmedizin', /betriebsmedizin|arbeitsmedizin/i],
  ['hygiene', /hygiene/i],
  ['op_pfleger', /operationsdienst|\bop-/i],
  ['wundexperte', /wund(?:expert|manag)|\bicw\b/i],
  ['praxisanleiter', /praxisanleit/i],
  ['stationsleitung', /stationsleitung/i],
  ['pdl', /verantwortlich\w* pflegefachkraft|pflegedienstleitung/i],
]

/** Reads the lines of an ad; `specialty` is its own. Linear in the length of the text. */
export function readDemands(lines: string, specialty: string | null): Demands {
  const required = new Set<string>()
  const offered = new Set<string>()
  if (!anyDemand.test(lines)) return { required: [], offered: [] }
  for (const whole of lines.split('\n')) {
    const line = whole.slice(0, longestLine)
    if (!anyDemand.test(line)) continue
    if (trainsDoctors.test(line)) {
      if (specialty !== null) offered.add(`specialist:${specialty}`)
      continue
    }
    const isAsked = !isSoft.test(line)
    if (isDriving.test(line) && isAsked) required.add('driving-licence')
    const kind = isTitle.test(line) ? 'additional-title' : isTraining.test(line) ? 'further-training' : null
    if (kind === null) continue
    for (const [field, pattern] of fields) {
      if (!pattern.test(line)) continue
      if (isOffer.test(line)) offered.add(`${kind}:${field}`)
      else if (isAsked) required.add(`${kind}:${field}`)
    }
  }
  return { required: [...required].sort(), offered: [...offered].sort() }
}

const languageNames: Record<string, string> = {
  de: 'deutsch|german',
  en: 'englisch|english',
  fr: 'französisch|french',
  it: 'italienisch|italian',
}
const levels = Object.entries(languageNames).map(
  ([code, names]) => [code, new RegExp(`(?:${names})[^.\\n]{0,40}?\\b([ABC][12])\\b`, 'i')] as const,
)

/** The languages that an ad demands with the level that its text names, as `de:B2`; `en:` without one. */
export function readLanguageLevels(languages: readonly string[], lines: string): string[] {
  return languages.map(language => {
    const pattern = levels.find(([code]) => code === language)?.[1]
    const level = pattern?.exec(lines.slice(0, 10_000))?.[1] ?? ''
    return `${language}:${level.toUpperCase()}`
  })
}
