import type { CvPerson } from './person.ts'

export type CvWords = {
  title: string
  personal: string
  experience: string
  education: string
  training: string
  languages: string
  skills: string
  licence: string
  address: string
  phone: string
  name: string
  present: string
}

const german: CvWords[] = [
  words(
    'Lebenslauf|Persönliche Daten|Berufserfahrung|Ausbildung|Weiterbildungen|Sprachen|Kenntnisse|Führerschein: Klasse|Anschrift|Telefon|Name|heute',
  ),
  words(
    'LEBENSLAUF|Angaben zur Person|Beruflicher Werdegang|Schul- und Berufsausbildung|Zusatzqualifikationen|Sprachkenntnisse|EDV-Kenntnisse|Führerschein|Adresse|Tel.|Name|heute',
  ),
  words(
    'Curriculum Vitae|Kontakt|Berufliche Stationen|Studium und Ausbildung|Fort- und Weiterbildung|Fremdsprachen|Fähigkeiten|Führerschein Klasse|Anschrift|Mobil|Vor- und Nachname|bis heute',
  ),
]
const austrian = words(
  'Lebenslauf|Persönliche Angaben|Berufspraxis|Bildungsweg|Qualifikationen|Sprachen|EDV|Führerschein|Anschrift|Tel|Name|laufend',
)
const swiss = words(
  'Lebenslauf|Personalien|Berufliche Tätigkeiten|Aus- und Weiterbildung|Diplome|Sprachen|Informatikkenntnisse|Fahrausweis Kat.|Adresse|Tel.|Name|dato',
)
const english = words(
  'Curriculum Vitae|Personal Information|Work Experience|Education|Certifications|Languages|Skills|Driving licence: class|Address|Phone|Name|present',
)

/** What the parts of a CV are called, depending on where somebody is from and, in Germany, on how they like to write. */
export function cvWords({ language, country }: CvPerson, taste: number): CvWords {
  if (language === 'en') return english
  if (country === 'AT') return austrian
  if (country === 'CH') return swiss
  return german[taste % german.length] ?? austrian
}

function words(text: string): CvWords {
  const [
    title = '',
    personal = '',
    experience = '',
    education = '',
    training = '',
    languages = '',
    skills = '',
    ...more
  ] = text.split('|')
  const [licence = '', address = '', phone = '', name = '', present = ''] = more
  return {
    title,
    personal,
    experience,
    education,
    training,
    languages,
    skills,
    licence,
    address,
    phone,
    name,
    present,
  }
}
