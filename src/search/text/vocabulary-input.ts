/** What the analyser is told about the world. The library reads no file: whoever builds it hands this over. */
export type TextVocabulary = {
  professions: readonly ProfessionWords[]
  specialties: readonly SpecialtyWords[]
  /** Text of the compound list, see `readCompoundLists`. */
  compounds: string
  concepts: ConceptTable
}

export type ProfessionWords = {
  id: string
  nameMale: string
  nameFemale: string
  nameEn: string
  synonyms: readonly string[]
  synonymsEn: readonly string[]
  abbreviations: readonly string[]
  genderForms: readonly string[]
}

export type SpecialtyWords = {
  id: string
  nameDe: string
  nameEn: string
  parent: string | null
  persons: readonly string[]
  adjectives: readonly string[]
  synonyms: readonly string[]
  abbreviations: readonly string[]
}

/** Relations and words the lists do not hold; values are meanings as `readMeaning` reads them. */
export type ConceptTable = {
  /** Concept → what it also is, weaker (a ward sister is a nurse). Documents carry these too. */
  is: Readonly<Record<string, string>>
  /** Concepts that are taken apart into a profession and a field (cardiologist = doctor + cardiology). */
  composed: Readonly<Record<string, string>>
  /** Concepts that are the same job under another law or in another country. */
  same: readonly (readonly string[])[]
  /** One-way: a query for the key also finds the values. */
  finds: Readonly<Record<string, string>>
  /** Phrase lists by meaning; they win over the vocabulary. */
  meanings: Readonly<Record<string, readonly string[]>>
  /** Phrases that mean nothing here ("abgeschlossene Ausbildung"). */
  void: readonly string[]
  /** Words that are neither taken apart nor corrected to a vocabulary word. */
  opaque: readonly string[]
  /** Words of the vocabulary that do not stand for the profession or specialty they are listed under. */
  ignored: readonly string[]
  /** Abbreviations, case-sensitive in documents. */
  abbreviations: Readonly<Record<string, string>>
  /** Abbreviations of three and more letters that are ordinary words in lower case. */
  cautious: readonly string[]
  /** First part of a compound → the field it adds. */
  parts: Readonly<Record<string, string>>
  /** Last part of a compound → the profession or place it makes. */
  heads: Readonly<Record<string, string>>
  /** Last parts that add nothing (Stelle, Job): the rest of the word says what it is. */
  plainHeads: readonly string[]
  /** Parts that must never stand for the compound alone. */
  neverAlone: readonly string[]
  /** Endings that may be exchanged inside a phrase (leiter, leitung). */
  variants: readonly (readonly [string, string])[]
}
