import type { Analyser } from '../types.ts'
import { analyseConcepts, analyseDocument } from './analyse-document.ts'
import { analyseQuery } from './analyse-query.ts'
import { buildDictionary } from './dictionary.ts'
import type { Weighted } from './meaning.ts'
import { askedTitle, titleForms } from './title-forms.ts'
import { toldApart } from './told-apart.ts'
import type { TextVocabulary } from './vocabulary-input.ts'
import { type Words, wordReader } from './words.ts'

/** Raised with every change of the rules; changes of the vocabulary are detected by its digest. */
const rulesVersion = 5

/**
 * Text analysis over a vocabulary, the same for documents, queries and alerts. Building it takes about 100 ms; afterwards it is pure, and
 * caches the words it has seen.
 */
export function createAnalyser(vocabulary: TextVocabulary): Analyser {
  const dictionary = buildDictionary(vocabulary)
  const german = wordReader(dictionary, 'de')
  const english = wordReader(dictionary, 'en')
  return {
    version: `${rulesVersion}-${digest(JSON.stringify(vocabulary))}`,
    analyseField: (text, { language, field }) => {
      const terms = analyseDocument(text, field, dictionary, language === 'en' ? english : german)
      return field === 'title' ? [...terms, ...wholeTitle(text, german)] : terms
    },
    analyseDocument: ({ language, concepts, texts }) => {
      const words = language === 'en' ? english : german
      const fields = texts.map(({ text, field }) => ({
        field,
        terms: analyseDocument(text, field, dictionary, words),
      }))
      const told = toldApart(analyseConcepts(concepts, dictionary), fields)
      const whole = texts.map(({ text, field }) => (field === 'title' ? wholeTitle(text, german) : []))
      return { ...told, texts: told.texts.map((terms, at) => [...terms, ...(whole[at] ?? [])]) }
    },
    analyseQuery: (text, { isTyping }) => ({
      groups: analyseQuery(text, isTyping, dictionary, german, english),
      title: askedTitle(text, german),
    }),
  }
}

/** So that the wording of a title as a whole does not make it longer. */
const unweighed = 0.001

function wholeTitle(text: string, words: Words): Weighted[] {
  return titleForms(text, words).map(term => ({ term, weight: unweighed }))
}

/** FNV-1a over UTF-16 units: distinguishes vocabularies; not cryptographic. */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16)
}
