import type { PersonalFind } from '../idea.values.ts'

const patterns: Record<PersonalFind, RegExp> = {
  email: /[\w.+-]+@[\w-]+\.[\w.-]{2,}/,
  // Eight digits or more after the leading zero, as people group them; dates and amounts have fewer.
  phone: /(?:\+|\b00?)[1-9]\d?(?:[ ./()-]{0,2}\d){7,}/,
  account: /\b(?:DE|AT|CH)\d{2}(?: ?[\dA-Z]{4}){3,5}(?: ?[\dA-Z]{1,3})?\b/,
  // A form of address before a name; titles of jobs such as "Frau Doktor" have none.
  name: /\b(?:Herrn?|Frau|Mr|Mrs|Ms|Dr|Prof)\.? (?!Doktor|Professor|Dr\b|Prof\b|und\b|oder\b)\p{Lu}\p{Ll}+/u,
}

/** What in a text is about a single person. A name may be meant; the others never belong on a public page. */
export function personalDataIn(text: string): PersonalFind[] {
  // The cast: the type lists every key.
  return (Object.keys(patterns) as PersonalFind[]).filter(find => patterns[find].test(text))
}
