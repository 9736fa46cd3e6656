import { findProfessions } from '../../vocabulary/titles/find-professions.ts'

const titleWords =
  /(?:praktik(?:um|ant(?:in)?)|famulatur|hospitation|internship|intern|leit(?:ung|er(?:in)?)|manager(?:in)?|assisten(?:t|tin|z)|mitarbeiter(?:in)?|kraft|kraefte|kauffrau|kaufmann|sekret(?:är|ärin|ariat)|angestellte[rn]?|fachfrau|fachmann|schwester|pfleger(?:in)?|ärztin|arzt|therapeut(?:in)?|helfer(?:in)?|referent(?:in)?|aushilfe|werkstudent(?:in)?|officer|nurse|specialist|coordinator|technician|consultant|fellow|resident|registrar|doktorand(?:in)?|koordinator(?:in)?|beauftragte[r]?|sachbearbeiter(?:in)?|sachbearbeitung|zivildienst|fsj|bfd|freiwilliges soziales jahr|bundesfreiwilligendienst)(?!\p{L})/iu

/** Whether a text says what somebody does. */
export function namesWork(text: string): boolean {
  return titleWords.test(text) || findProfessions(text).some(({ score }) => score >= 0.6)
}
