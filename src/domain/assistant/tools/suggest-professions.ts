import { z } from 'zod'
import { limits } from '../../../config/limits.ts'
import { jobValueLabel } from '../../../vocabulary/jobs/job-value-labels.ts'
import { findProfessions } from '../../../vocabulary/titles/find-professions.ts'
import { professionById } from '../../../vocabulary/titles/professions.ts'
import { relatedProfessions } from '../../../vocabulary/titles/related-professions.ts'
import { matchVocabulary } from '../../job-search/steps/suggest-vocabulary.ts'
import { foundAsWords } from '../../job-search/steps/suggest-words-and-places.ts'
import type { Named } from './steps/job-facts.ts'
import type { Tool } from './tool.ts'

const mostProfessions = 5
const mostRelated = 4

const input = z.strictObject({ text: z.string().trim().min(1).max(limits.searchTextChars) })
type Input = z.infer<typeof input>

/** `jobs`: how many the label finds as `q`, with ads under other names of the same profession. */
type CountedProfession = Named & { category: string; jobs: number }

type Result = {
  /** Named by the text, best first. */
  professions: CountedProfession[]
  /** Close to the first of them. */
  related: CountedProfession[]
  asOf: string
}

export const suggestProfessionsTool: Tool<Input, Result> = {
  name: 'suggest_professions',
  description:
    'Professions of the vocabulary that a text names, and those close to the first, with how many ads each has.',
  input,
  isReadOnly: true,
  run: async (ctx, { text }) => {
    const typed = matchVocabulary(text, ctx.locale)
      .filter(({ kind }) => kind === 'profession')
      .sort((one, other) => one.rank - other.rank)
    const ids = new Set(
      [...findProfessions(text), ...typed.map(({ value }) => ({ id: value }))].map(({ id }) => id),
    )
    const named = [...ids].slice(0, mostProfessions)
    const [first] = named
    const near = first === undefined ? [] : relatedProfessions(first).filter(id => !named.includes(id))
    const counted = (id: string): CountedProfession => {
      const label = jobValueLabel('profession', id, ctx.locale)
      return { id, label, category: professionById(id)?.category ?? '', jobs: foundAsWords(ctx, label) }
    }
    return {
      professions: named.map(counted),
      related: near.slice(0, mostRelated).map(counted),
      asOf: ctx.now().toISOString(),
    }
  },
}
