const house = String.raw`\p{L}*(?:klinik(?:um|en)?|krankenhaus|hospital|spital|clinic|praxis|MVZ|seniorenheim|pflegeheim|sanatorium)`
const between = String.raw`(?:\s(?:am|an\sder|im|zum|zur|der|des|vom|Sankt|St\.|Dr\.|Prof\.|of|the))*`
const name = String.raw`\p{Lu}[\p{L}-]+`

/** "Klinikum am Rhein", "Praxis Dr. Sommer". */
const houseFirst = new RegExp(String.raw`(?<!\p{L})${house}${between}\s${name}`, 'giu')
/** "Rheinland Hospital". */
const nameFirst = new RegExp(
  String.raw`(?<!\p{L})(${name})\s(?:Klinikum|Klinik|Hospital|Clinic|Spital)(?!\p{L})`,
  'gu',
)
/** "Goldklinik". */
const compound = /(?<!\p{L})(\p{L}{2,})(?:klinik(?:um)?|krankenhaus|spital|praxis)(?!\p{L})/giu

/** Kinds of houses and words before one, which name none. */
const kinds =
  /^(?:ho|uni|universitäts|fach|reha|rehabilitations|tages|privat|akut|spezial|haus|facharzt|arzt|zahnarzt|gemeinschafts|kinder|frauen|augen|haut|haupt|general|the|this|that|a|an|our|your|each|every|any|die|das|der|den|dem|des|eine?[rnms]?|diese[rnms]?|jede[rnms]?|keine?[rnms]?|ihre?[rnms]?|welche[rnms]?|im|in|am|bei|beim|zur|vom|und|oder)$/i

/** What in a sentence reads as the name of an employer. */
export function employersIn(sentence: string): string[] {
  const named = [...sentence.matchAll(houseFirst)].map(([whole]) => whole).filter(endsWithName)
  const others = [sentence.matchAll(nameFirst), sentence.matchAll(compound)]
    .flatMap(found => [...found])
    .filter(([, first = '']) => !kinds.test(first))
    .map(([whole]) => whole)
  return [...named, ...others]
}

/** The expression ignores case for the house, so that the name has to be looked at again. */
function endsWithName(whole: string): boolean {
  return /\s\p{Lu}[\p{L}-]+$/u.test(whole)
}
