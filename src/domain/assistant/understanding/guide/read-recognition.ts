import { fold } from '../../../../search/text/fold.ts'
import { findProfessions } from '../../../../vocabulary/titles/find-professions.ts'
import { isForeign } from '../about-oneself.ts'

/**
 * Which text says how a diploma from abroad is recognised, when somebody says where they come from and what they are, and asks what they can or
 * must do: "Ich komme aus dem Iran und bin Hebamme. Kann ich hier arbeiten?" Null for anybody else.
 */
export function readRecognition(text: string): string | null {
  const said = fold(text)
  if (aboutElse.test(said) || !(isForeign(text) || goesAbroad(said))) return null
  if (inSwitzerland.test(said)) return isDoctor(said) ? 'recognition-doctor-ch' : 'recognition-ch'
  if (inAustria.test(said)) return isDoctor(said) ? 'recognition-doctor-at' : 'recognition-at'
  const [, id] = ofWork.find(([words]) => words.test(said)) ?? []
  if (id !== undefined) return id
  return diploma.test(said) || findProfessions(text).length > 0 ? 'recognition-de' : null
}

/** "Ich bin Ärztin aus Deutschland. Was brauche ich in der Schweiz?" */
function goesAbroad(said: string): boolean {
  const from =
    /\b(?:aus|from|in) (?:der |dem )?(deutschland|oesterreich|schweiz|germany|austria|switzerland)\b/.exec(
      said,
    )?.[1]
  return (
    from !== undefined &&
    (isOf(inSwitzerland, said.replace(from, '')) ||
      isOf(inAustria, said.replace(from, '')) ||
      isOf(inGermany, said.replace(from, ''))) &&
    (diploma.test(said) || /\b(?:brauche|muss|darf|kann|gilt|anerk\w*|need|must|can)\b/.test(said))
  )
}

const isOf = (country: RegExp, said: string) => country.test(said)
const inGermany = /\b(?:deutschland|germany|german)\b/
const diploma =
  /\b(?:diplom\w*|abschluss|studium|examen|ausbildung|zeugnis\w*|degree|diploma|bachelor|certificate)\b/
/** What a text of its own is about. */
const aboutElse =
  /\b(?:visum|visa|aufenthalt\w*|blaue karte|blue card|bewilligung|sprach\w*|deutsch|german level|b1|b2|c1|wohnung|familie|gehalt|verdien\w*|salary|earn|steuern?|how long|wie lang\w*|dauert|kostet|cost)\b/
const inSwitzerland = /\b(?:schweiz\w*|switzerland|swiss|zuerich|bern|basel)\b/
const inAustria = /\b(?:oesterreich\w*|austria\w*|wien|vienna|graz|linz|salzburg|tirol)\b/
const isDoctor = (said: string) => ofDoctors.test(said)
const ofDoctors =
  /\b(?:(?:fach|assistenz|ober)?aerzt\w*|(?:fach|assistenz|ober)?arzt|doctors?|doktor|physician|mediziner\w*)\b/
const ofWork: readonly (readonly [RegExp, string])[] = [
  [/\b(?:zahn(?:arzt|aerzt\w*)|dentists?|apotheker\w*|pharmacists?)\b/, 'recognition-dentist-pharmacist-de'],
  [ofDoctors, 'recognition-doctor-de'],
  [
    /\b(?:hebamme\w*|midwi\w+|physio\w*|ergotherap\w*|logopaed\w*|mta|mtra?|roentgen\w*|radiograph\w*|therapeut\w*|therapist\w*|ota|ata|notfallsanitaeter\w*|paramedic\w*)\b/,
    'recognition-therapy-de',
  ],
  [
    /\b(?:mfa|zfa|arzthelfer\w*|zahnarzthelfer\w*|medical assistant\w*|dental assistant\w*)\b/,
    'recognition-mfa-de',
  ],
  [/\b(?:\w*pfleg\w+|\w*schwester|nurs\w+|dgkp)\b/, 'recognition-nurse-de'],
]
