import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import {
  foundAsWords,
  maxSuggestions,
  type Suggestion,
  suggestPlacesWithJobs,
  suggestUnderstood,
  suggestWords,
} from '../job-search/steps/suggest-words-and-places.ts'
import { listEmployers } from './list-employers.ts'

/**
 * Autocompletion for "what" or "where", from two letters on. Suggestions without jobs are left out, except places when no matching place
 * has any. For "what", a sentence that is understood as more than words comes first, as a whole.
 */
export async function suggest(
  ctx: Context,
  input: { q: string; kind: 'what' | 'where' },
): Promise<Suggestion[]> {
  const typed = input.q.trim().slice(0, 80)
  if (typed.length < limits.suggestMinChars) return []
  return input.kind === 'where' ? suggestPlacesWithJobs(ctx, typed) : suggestWhat(ctx, typed)
}

async function suggestWhat(ctx: Context, typed: string): Promise<Suggestion[]> {
  const words = suggestWords(ctx, typed)
  const { employers } = await listEmployers(ctx, {
    q: typed,
    hiring: true,
    sort: 'open-positions',
    pageSize: Math.max(2, maxSuggestions - words.length),
  })
  const houses = employers.map(({ id, name, openPositions }): Suggestion => {
    return {
      kind: 'employer',
      value: String(id),
      label: name,
      count: openPositions,
      found: foundAsWords(ctx, name),
    }
  })
  const understood = suggestUnderstood(ctx, typed)
  const most = maxSuggestions - understood.length
  return [...understood, ...words.slice(0, most - Math.min(2, houses.length)), ...houses].slice(
    0,
    maxSuggestions,
  )
}
