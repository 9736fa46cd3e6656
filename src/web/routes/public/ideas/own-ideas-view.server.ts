import type { Context } from '../../../../domain/caller/context.ts'
import type { OwnIdeas } from '../../../../domain/ideas/own-ideas.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href } from '../../../addresses.ts'

export type OwnIdeasView = ReturnType<typeof ownIdeasView>

export function ownIdeasView({ locale }: Context, { email, ideas, comments, marked }: OwnIdeas) {
  const t = translator(locale)
  const to = ({ id, slug }: { id: number; slug: string }) => href('idea', locale, { key: `${id}-${slug}` })
  return {
    email,
    ideas: ideas.map(idea => ({
      id: idea.id,
      title: idea.title,
      to: idea.publishedAt === null ? null : to(idea),
      state: idea.publishedAt === null ? 'waiting' : idea.isHidden ? 'hidden' : 'public',
      status: t(`ideas-words.status.${idea.status}`),
      votes: t('ideas-words.votes', { count: idea.votes }),
      isNamed: idea.authorName !== null || idea.isByEmployer,
    })),
    comments: comments.map(({ id, ideaId, slug, title, text, isPublished }) => ({
      id,
      title,
      text,
      isPublished,
      to: to({ id: ideaId, slug }),
    })),
    marked: marked.map(mark => ({ ...mark, to: to(mark) })),
  }
}
