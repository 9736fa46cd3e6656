import type { LoaderFunctionArgs } from 'react-router'
import type { Context } from '../../../../domain/caller/context.ts'
import { NotFound } from '../../../../domain/caller/errors.ts'
import type { ListedIdea } from '../../../../domain/ideas/list-ideas.ts'
import { formatAge } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href } from '../../../addresses.ts'

export type IdeaCardView = ReturnType<typeof ideaCardView>

/** @throws {NotFound} unless the address begins with an id */
export function ideaOf(params: LoaderFunctionArgs['params']): number {
  const id = /^(\d{1,9})(?:-|$)/.exec(params.key ?? '')?.[1]
  if (id === undefined) throw new NotFound()
  return Number(id)
}

/** All in words, because no other page needs these texts. */
export function ideaCardView(ctx: Context, idea: ListedIdea, isKnown: boolean) {
  const { locale } = ctx
  const t = translator(locale)
  const { id, title, slug, text, status, votes, comments, isVoted } = idea
  const key = `${id}-${slug}`
  return {
    id,
    title,
    text,
    language: idea.locale,
    to: href('idea', locale, { key }),
    status: t(`ideas-words.status.${status}`),
    isSettled: status === 'done' || status === 'declined',
    facts: [
      t('ideas-words.number', { number: String(id) }),
      formatAge(idea.writtenAt, ctx.now(), locale),
      t('ideas-words.comments', { count: comments }),
    ].join(' · '),
    vote: {
      count: votes,
      label: t('ideas-words.votes', { count: votes }),
      isVoted,
      own: isVoted ? t('ideas-words.voted') : null,
      action: t(isVoted ? 'ideas-words.withdraw' : 'ideas-words.vote'),
      name: t(isVoted ? 'ideas-words.withdraw-for' : 'ideas-words.vote-for', { title }),
      /** For guests, who give an address first. */
      to: isKnown ? null : href('idea-vote', locale, { key }),
    },
  }
}
