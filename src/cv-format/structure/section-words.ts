import { fold } from '../../basics/fold.ts'
import { isCountry } from '../fields/places.ts'

export type SectionKind =
  | 'personal'
  | 'profile'
  | 'experience'
  | 'education'
  | 'training'
  | 'languages'
  | 'skills'
  | 'interests'
  | 'other'

/** Headings of CVs, folded; German as written in Germany, Austria and Switzerland, and English. */
const headings: Record<SectionKind, readonly string[]> = {
  personal:
    words(`persoenliche daten|persoenliche angaben|personalien|kontakt|kontaktdaten|kontaktinformationen|contact|
    contact details|contact information|personal details|personal information|personal data|zur person|angaben zur person|
    personendaten|persoenliches|details`),
  profile:
    words(`profil|kurzprofil|ueber mich|profile|summary|about|about me|zusammenfassung|personal statement|berufsziel|
    objective|career objective|professional summary|kurzvorstellung|persoenliches profil|professional profile|wer ich bin|
    berufliches profil|kurzportraet|executive summary`),
  experience: words(`berufserfahrung|berufserfahrungen|berufspraxis|berufstaetigkeit|beruflicher werdegang|
    beruflicher hintergrund|berufliche taetigkeit|berufliche taetigkeiten|berufliche erfahrung|berufliche erfahrungen|
    berufliche laufbahn|berufliche stationen|beruflicher lebenslauf|berufsweg|berufsleben|berufslaufbahn|stationen|werdegang|
    arbeitserfahrung|arbeitserfahrungen|praktische erfahrung|praktische erfahrungen|praktische taetigkeit|
    praktische taetigkeiten|klinische taetigkeit|klinische taetigkeiten|klinische erfahrung|klinischer werdegang|
    aerztliche taetigkeit|aerztliche taetigkeiten|aerztlicher werdegang|anstellungen|bisherige taetigkeiten|praktika|
    taetigkeiten|was ich gemacht habe|wo ich gearbeitet habe|was ich bisher gemacht habe|mein werdegang|mein beruflicher werdegang|berufserfahrung auswahl|work experience|professional experience|employment|employment history|experience|
    career history|career|work history|clinical experience|professional background|internships|hospital experience|
    relevant experience|berufliches|arbeitsstellen|beschaeftigungen|dienstverhaeltnisse|bisherige stellen|nursing experience|
    praxiserfahrung|erfahrung|erfahrungen|arbeit|berufliche entwicklung|berufliche praxis|medical experience|positions held|arbeitsleben|
    famulaturen|praktisches jahr|appointments|berufsstationen|berufliche meilensteine|laufbahn|karriere|beruflicher weg|
    praxisstationen|praxis|mein weg|mein berufsweg|mein beruflicher weg|was ich zur zeit mache|was ich derzeit mache|was ich vorher gemacht habe`),
  education: words(`ausbildung|ausbildungen|schulbildung|schule|schulen|schulische ausbildung|schulausbildung|
    schulischer werdegang|studium|bildungsweg|bildung|bildungsgang|akademische ausbildung|akademische laufbahn|
    akademischer werdegang|education|hochschulbildung|hochschulstudium|berufsausbildung|academic background|education history|
    berufsbildung|berufliche ausbildung|medizinische ausbildung|gelernt habe ich|was ich gelernt habe|allgemeine|berufliche bildung|
    grundausbildung|schulabschluss|hochschulausbildung|medical education|academic education|aus-|schul-|schulzeit|
    promotion|dissertation|academic qualifications|universitaere ausbildung|ausbildungsweg|schulische laufbahn|
    akademischer hintergrund`),
  training:
    words(`weiterbildung|weiterbildungen|fortbildung|fortbildungen|qualifikation|qualifikationen|training|trainings|
    zusatzqualifikation|zusatzqualifikationen|zertifikate|zertifizierungen|zertifikat|fachweiterbildung|fachweiterbildungen|
    kurse|certifications|certificates|licences|licenses|licensure|bescheinigungen|nachweise|registrierung|registrierungen|
    diplome|registration|registrations|professional development|courses|zulassung|zulassungen|qualifications|fachkunde|
    approbation|facharzt|zusatzbezeichnungen|anerkennung|anerkennungen|urkunden|fort-|
    fort- und weiterbildung|fort- und weiterbildungen|aerztliche qualifikationen|berufliche weiterbildung|
    berufliche qualifikationen|licenses & certifications|further education|further training|continuing education|
    fachliche qualifikationen|weitere qualifikationen|berufliche weiterbildungen|professional qualifications|
    lizenzen|zusatzausbildungen|fortbildungen auswahl|board certification|fachliche weiterbildung|weiter-|professional training|
    recognition|berufsanerkennung|anerkennungsverfahren|seminare|schulungen|lehrgaenge|workshops|zusatzausbildung`),
  languages:
    words(`sprachen|sprachkenntnisse|fremdsprachen|languages|language skills|language|fremdsprachenkenntnisse|
    foreign languages|sprachliche kenntnisse|sprachkompetenz|sprachkompetenzen|sprach-|
    sprachliche faehigkeiten`),
  skills:
    words(`kenntnisse|koennen|edv|edv-kenntnisse|edv kenntnisse|it-kenntnisse|it|faehigkeiten|skills|kompetenzen|
    besondere kenntnisse|weitere kenntnisse|computer skills|top-kenntnisse|fachkenntnisse|methoden|fertigkeiten|software|
    digitale kompetenzen|digital skills|fachliche kompetenzen|soft skills|key skills|technical skills|pc-kenntnisse|
    computerkenntnisse|staerken|schwerpunkte|clinical skills|fachliche schwerpunkte|core skills|kernkompetenzen|
    sonstige kenntnisse|competencies|klinische schwerpunkte|fachkompetenzen|fachlich|persoenliche staerken|
    berufliche faehigkeiten|persoenliche faehigkeiten`),
  interests: words(`hobbys|hobbies|hobby|interessen|interests|freizeit|ehrenamt|engagement|volunteering|
    ehrenamtliche taetigkeiten|ehrenamtliches engagement|persoenliche interessen|freiwilligenarbeit`),
  other:
    words(`publikationen|publications|mitgliedschaften|mitgliedschaft|memberships|referenzen|references|sonstiges|anlagen|
    auszeichnungen|awards|fuehrerschein|lehre|lehrtaetigkeit|teaching|vortraege|forschung|research|driving licence|mobilitaet|
    verschiedenes|diverses|weiteres|wissenschaft|honours|projekte|projects|zusaetzliche informationen|weitere angaben|verfuegbarkeit|
    additional information|militaerdienst|militaer|zivildienst|wehrdienst|preise|ehrungen|stipendien|gehaltsvorstellung`),
}

const kinds = new Map(
  Object.entries(headings).flatMap(([kind, names]) =>
    // The cast: the keys of the record above.
    names.map(name => [name, kind as SectionKind] as const),
  ),
)

/** Whose section begins with this heading; null for a text that is none. */
export function sectionKindOf(heading: string): SectionKind | null {
  if (heading.length > 60) return null
  const folded = fold(heading)
    .replace(/\s+/g, ' ')
    // "Berufserfahrung (Auswahl)"
    .replace(/\s\([a-z ]{3,30}\)[\s:]*$/, '')
    // "Anerkennung in Deutschland"
    .replace(/\sin (?:der )?([a-z]{3,20})[\s:]*$/, (whole, place: string) => (isCountry(place) ? '' : whole))
    .replace(/^(?:\d{1,2}[.)])?[\W_]+|[\s:.*_•|–—]+$/g, '')
    .trim()
  return kinds.get(folded) ?? kindOfParts(folded) ?? kindOfTableHead(folded) ?? kindWithoutSpaces(folded)
}

function kindOfParts(folded: string): SectionKind | null {
  const parts = folded.split(/\s*(?: und | and |&|\+|\/|,|\|)\s*/)
  if (parts.length < 2) return null
  const known = parts.map(part => kinds.get(part))
  return known.every(kind => kind !== undefined) ? (known[0] ?? null) : null
}

const whenColumn = /^(?:zeitraum|zeit|datum|dauer|period|dates?|from|von|jahre?)(?:[\s/–-]+(?:bis|to))?\s+/
const workColumn = /^(?:arbeitgeber|arbeitsstelle|taetigkeit|funktion|position|employer|aufgaben)(?:en)?$/
const schoolColumn = /^(?:schule|ausbildung|studium|abschluss|hochschule|school|degree)$/
const anyColumn = /^(?:ort|einrichtung|institution|abteilung|station|fachrichtung|place|bemerkung)$/

/** "Zeitraum | Arbeitgeber | Tätigkeit": a table without a heading is about what its columns are. */
function kindOfTableHead(folded: string): SectionKind | null {
  const when = whenColumn.exec(folded)
  if (!when) return null
  const columns = folded.slice(when[0].length).split(/[\s/|]+/)
  const isOf = (own: RegExp) =>
    columns.some(column => own.test(column)) &&
    columns.every(column => own.test(column) || anyColumn.test(column))
  if (isOf(workColumn)) return 'experience'
  return isOf(schoolColumn) ? 'education' : null
}

const kindsWithoutSpaces = new Map([...kinds].map(([name, kind]) => [name.replace(/[ -]/g, ''), kind]))

/** Headings printed with spaced letters have lost the spaces between their words. */
function kindWithoutSpaces(folded: string): SectionKind | null {
  const bare = folded.replace(/[ -]/g, '')
  const whole = kindsWithoutSpaces.get(bare)
  if (whole || folded.includes(' ')) return whole ?? null
  for (const { index, 0: word } of bare.matchAll(/und|and|&/g)) {
    const first = kindsWithoutSpaces.get(bare.slice(0, index))
    if (first && kindsWithoutSpaces.has(bare.slice(index + word.length))) return first
  }
  return null
}

function words(text: string): string[] {
  return text.split('|').map(name => name.trim())
}
