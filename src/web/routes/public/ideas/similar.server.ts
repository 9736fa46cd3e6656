import type { Context } from '../../../../domain/caller/context.ts'
import type { Idea } from '../../../../domain/ideas/idea.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href } from '../../../addresses.ts'

export type SimilarIdea = { id: number; title: string; facts: string; to: string }

export function similarView({ locale }: Context, ideas: readonly Idea[]): SimilarIdea[] {
  const t = translator(locale)
  return ideas.map(({ id, slug, title, status, votes }) => ({
    id,
    title,
    facts: `${t(`ideas-words.status.${status}`)} · ${t('ideas-words.votes', { count: votes })}`,
    to: href('idea', locale, { key: `${id}-${slug}` }),
  }))
}
