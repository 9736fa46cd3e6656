import { FacetColumns } from './facets/facet-columns.ts'
import { PlaceSets } from './places/place-sets.ts'
import { TermDictionary } from './term-dictionary.ts'
import { TitleOrder } from './title-order.ts'
import type { Analyser, SearchDocument, SearchSchema, TextField, WeightedTerm } from './types.ts'

export type EncodedDocument = {
  id: number
  version: number
  terms: Uint32Array
  impacts: Uint8Array
  facets: number[]
  numbers: number[]
  placeSet: number
  title: number
}

/** Map values to codes, shared by all segments of an index. */
export type Dictionaries = {
  terms: TermDictionary
  facets: FacetColumns
  places: PlaceSets
  titles: TitleOrder
}

/** Longer texts are cut. */
const mostChars = 100_000
/** Terms beyond this many distinct ones are dropped: such a document is no natural text. */
const mostTerms = 8_000
/** BM25F's k: at this weighted frequency a term has half of its maximum impact. */
const saturation = 2.5

export function createDictionaries(schema: SearchSchema): Dictionaries {
  return {
    terms: new TermDictionary(),
    facets: new FacetColumns(schema.facets),
    places: new PlaceSets(),
    titles: new TitleOrder(),
  }
}

/** Analyses and encodes documents, reusing its scratch memory. Rethrows errors of the analyser. */
export class DocumentEncoder {
  readonly #schema: SearchSchema
  readonly #analyser: Analyser
  readonly #dictionaries: Dictionaries
  #frequencies = new Float64Array(1_024)
  #isCut = false
  readonly #conceptField: TextField

  constructor(schema: SearchSchema, analyser: Analyser, dictionaries: Dictionaries) {
    this.#schema = schema
    this.#conceptField = {
      name: 'concepts',
      kind: 'text',
      weight: schema.concepts?.weight ?? 1,
      lengthNorm: 0,
      usualLength: 1,
    }
    this.#analyser = analyser
    this.#dictionaries = dictionaries
  }

  /** `isCut`: the text was too long. */
  encode(document: SearchDocument): { encoded: EncodedDocument; isCut: boolean } {
    const { id } = document
    if (!Number.isInteger(id) || id < 0 || id > 0xffffffff) throw new RangeError(`${id} is no document id`)
    this.#isCut = false
    const found = this.#weigh(document)
    const terms = new Uint32Array(found)
    const impacts = new Uint8Array(terms.length)
    for (const [at, term] of terms.entries()) {
      const frequency = this.#frequencies[term] ?? 0
      impacts[at] = Math.max(1, Math.round((255 * frequency) / (frequency + saturation)))
      this.#frequencies[term] = 0
    }
    const { facets, places, titles } = this.#dictionaries
    const encoded = {
      id,
      version: document.version,
      terms,
      impacts,
      facets: facets.encode(document.facets),
      numbers: this.#schema.numbers.map(name => document.numbers[name] ?? Number.NaN),
      placeSet: places.encode(document.places),
      title: titles.encode(document.title.slice(0, 300)),
    }
    return { encoded, isCut: this.#isCut }
  }

  /** Adds up the weighted frequencies across all fields. @returns the terms whose sum is above zero. */
  #weigh(document: SearchDocument): number[] {
    // Analyse everything first: if it throws, the scratch memory is still clean.
    const found: number[] = []
    for (const { field, terms } of this.#analyse(document)) {
      const length = terms.reduce((sum, { weight }) => sum + weight, 0)
      const scale = field.weight / (1 + field.lengthNorm * (length / field.usualLength - 1))
      for (const { term, weight } of terms) {
        const number = this.#number(term)
        const before = this.#frequencies[number] ?? 0
        if (before === 0) {
          if (found.length >= mostTerms) {
            this.#isCut = true
            continue
          }
          found.push(number)
        }
        this.#frequencies[number] = before + weight * scale
        if (field.kind !== 'text') this.#dictionaries.terms.addSpelling(number)
      }
    }
    return found
  }

  #analyse(document: SearchDocument): { field: TextField; terms: readonly WeightedTerm[] }[] {
    const texts = this.#schema.texts.map(({ name, kind }) => {
      const text = document.texts[name] ?? ''
      if (text.length > mostChars) this.#isCut = true
      return { text: text.slice(0, mostChars), field: kind }
    })
    const analysed = this.#analyser.analyseDocument({
      language: document.language,
      concepts: document.concepts ?? [],
      texts,
    })
    const fields = this.#schema.texts.map((field, at) => ({ field, terms: analysed.texts[at] ?? [] }))
    return [{ field: this.#conceptField, terms: analysed.concepts }, ...fields].map(({ field, terms }) => ({
      field,
      terms: terms.filter(({ weight }) => weight > 0),
    }))
  }

  #number(term: string): number {
    const number = this.#dictionaries.terms.add(term)
    if (number >= this.#frequencies.length) {
      const longer = new Float64Array(this.#frequencies.length * 2)
      longer.set(this.#frequencies)
      this.#frequencies = longer
    }
    return number
  }
}
