import type { Locale } from '../../../i18n/locale.ts'
import type { JobSearchParams } from '../../job-search/job.schema.ts'
import type { Act } from './act.ts'
import { readAct } from './read-act.ts'
import { readFind } from './read-find.ts'
import { turnWords } from './turn-words.ts'

export type Surroundings = {
  locale: Locale
  /** The search so far; null before the first. */
  search: JobSearchParams | null
  /** Whether there are ads to point at: a list that was shown, or an open ad. */
  canPoint: boolean
}

/** What a turn means, from its words and what was said before. Pure: no database, no clock. */
export function understandTurn(typed: string, { locale, search, canPoint }: Surroundings): Act {
  const { text, keys } = turnWords(typed, { isEnglish: locale === 'en' })
  if (keys.length === 0) return { kind: 'nothing' }
  const act = readAct(keys, { canPoint })
  if (act) return act.kind === 'plain' ? { kind: act.name } : act
  const find = readFind(text, { locale, before: search })
  return find ? { kind: 'find', ...find } : { kind: 'question' }
}
