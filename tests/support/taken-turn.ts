import type { Meaning } from '../../src/domain/assistant/understanding/meaning.ts'
import { understandTurn } from '../../src/domain/assistant/understanding/understand-turn.ts'
import { jobSearchQuery, readJobSearchParams } from '../../src/domain/job-search/job.schema.ts'

/** What a turn was taken for, in one line; a search as the query of its address. */
export function taken(text: string, { locale = 'de', before = '', canPoint = true }: Options = {}): string {
  const search = before === '' ? null : readJobSearchParams(new URLSearchParams(before)).params
  const [meaning] = understandTurn(text, { locale, search, canPoint })
  return meaning ? inWords(meaning) : ''
}

type Options = { locale?: 'de' | 'en'; before?: string; canPoint?: boolean }

function inWords(meaning: Meaning): string {
  switch (meaning.kind) {
    case 'find':
      return `${meaning.isCount ? 'count' : meaning.isRefined ? 'refine' : 'find'} ${queryOf(meaning.params)}`
    case 'words':
      return `words ${queryOf(meaning.find.params)}`
    case 'job':
      return [
        meaning.name,
        ...meaning.references.map(each =>
          each.kind === 'at' ? each.index + 1 : each.kind === 'named' ? each.text : each.kind,
        ),
      ].join(' ')
    case 'guide':
      return `guide ${meaning.answer.id}`
    case 'outside':
      return `outside ${meaning.outside.about}`
    case 'employer':
      return `employer ${meaning.name}`
    case 'professions':
    case 'pay':
      return `${meaning.kind} ${meaning.text}`
    case 'similar':
      return `similar ${queryOf(meaning.wish)}`
    default:
      return meaning.kind
  }
}

function queryOf(params: Parameters<typeof jobSearchQuery>[0]): string {
  return [...new URLSearchParams(jobSearchQuery(params))].map(([name, value]) => `${name}=${value}`).join(' ')
}
