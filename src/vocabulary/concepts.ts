import type { ConceptTable } from '../search/text/vocabulary-input.ts'
import { dataFile } from './data-file.ts'

let loaded: ConceptTable | undefined

/** How professions, fields and everyday words belong together; read on first use. */
export function concepts(): ConceptTable {
  // The file is ours; its shape is verified by a test beside the analyser.
  loaded ??= JSON.parse(dataFile('concepts.json')) as ConceptTable
  return loaded
}
