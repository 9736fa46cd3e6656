/** The analyser's input. The library reads no files itself. */
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

/** Relations and words that the lists do not contain; values are meanings in the syntax of `readMeaning`. */
export type ConceptTable = {
  /** Concept → broader concepts, with less weight (a ward sister is a nurse). Indexed with documents. */
  is: Readonly<Record<string, string>>
  /** Concepts decomposed into a profession and a field (cardiologist = doctor + cardiology). */
  composed: Readonly<Record<string, string>>
  /** Concepts that are the same job under another law or in another country. */
  same: readonly (readonly string[])[]
  /** One-way: a query for the key also finds the values. */
  finds: Readonly<Record<string, string>>
  /** Fields that a job has when its text says so (working time, place, equipment). */
  circumstances: readonly string[]
  /** Phrase lists by meaning; they take precedence over the vocabulary. */
  meanings: Readonly<Record<string, readonly string[]>>
  /** Phrases to be ignored ("abgeschlossene Ausbildung"). */
  void: readonly string[]
  /** Words that are neither split nor corrected. */
  opaque: readonly string[]
  /** Vocabulary words that are no synonyms of the profession or specialty they are listed under. */
  ignored: readonly string[]
  /** Abbreviations, case-sensitive in documents. */
  abbreviations: Readonly<Record<string, string>>
  /** Abbreviations of three or more letters that are ordinary words in lower case. */
  cautious: readonly string[]
  /** First part of a compound → the field it adds. */
  parts: Readonly<Record<string, string>>
  /** Last part of a compound → the profession or place it denotes. */
  heads: Readonly<Record<string, string>>
  /** Last parts that add nothing (Stelle, Job): the rest of the word carries the meaning. */
  plainHeads: readonly string[]
  /** Parts that must never stand for the whole compound. */
  neverAlone: readonly string[]
  /** Interchangeable endings within a phrase (leiter, leitung). */
  variants: readonly (readonly [string, string])[]
}
