import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { Context } from '../../../../../domain/caller/context.ts'
import type { IdeaComment } from '../../../../../domain/ideas/idea.ts'
import { type IdeaPage, readIdea } from '../../../../../domain/ideas/read-idea.ts'
import { formatDate } from '../../../../../i18n/format.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { href } from '../../../../addresses.ts'
import { getFacts } from '../../../../server/context.server.ts'
import { ideaCardView, ideaOf } from '../idea-view.server.ts'

type Args = Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>

const labels = [
  'back',
  'answer',
  'history',
  'comments',
  'comment',
  'no-comments',
  'report',
  'report-comment',
  'anonymous',
  'problem',
] as const

/** Old addresses lead to the current one, those of a merged idea to the other. */
export async function ideaPageView(ctx: Context, { params, request, context }: Args) {
  const page = await readIdea(ctx, { ideaId: ideaOf(params) })
  const { idea, movedTo } = page
  const { locale } = ctx
  const { search } = new URL(request.url)
  const canonical = movedTo ?? idea
  const key = `${canonical.id}-${canonical.slug}`
  // 308, so that a form sent from an old page arrives, too.
  if (movedTo || params.key !== key) throw redirect(href('idea', locale, { key }) + search, 308)
  const t = translator(locale)
  const by = authorOf(ctx, idea)
  const { BRAND_NAME: brand } = getFacts(context).env
  return {
    words: Object.fromEntries(
      labels.map(label => [label, t(`ideas-words.one.${label}`, { brand })]),
    ) as Record<(typeof labels)[number], string>,
    card: ideaCardView(ctx, { ...idea, isVoted: page.isVoted }, page.isKnown),
    by: t('ideas-words.one.by', { by, date: formatDate(idea.writtenAt, locale) }),
    status: {
      label: t(`ideas-words.status.${idea.status}`),
      text: idea.statusText,
    },
    events: page.events.map(({ status, text, changedAt }) => ({
      label: t(`ideas-words.status.${status}`),
      text,
      date: formatDate(changedAt, locale),
    })),
    merged: page.merged.map(({ id, title }) => t('ideas-words.one.merged', { number: String(id), title })),
    comments: page.comments.map(comment => commentView(ctx, page, comment, brand)),
    commentTo: href('idea-comment', locale, { key }),
    reportTo: page.isOwn ? null : `${href('report', locale)}?idea=${idea.id}`,
    follow: page.isKnown
      ? {
          isFollowed: page.isFollowed,
          text: t(page.isFollowed ? 'ideas-words.one.followed' : 'ideas-words.one.not-followed'),
          action: t(page.isFollowed ? 'ideas-words.one.unfollow' : 'ideas-words.one.follow'),
        }
      : null,
    isNamed: page.isOwn && (idea.authorName !== null || idea.isByEmployer),
    description: idea.text.slice(0, 160),
  }
}

export type IdeaPageView = Awaited<ReturnType<typeof ideaPageView>>

function commentView(ctx: Context, page: IdeaPage, comment: IdeaComment, brand: string) {
  const { locale } = ctx
  const t = translator(locale)
  const { id, isOfficial, text, writtenAt, ideaId } = comment
  const isOwn = page.isOwn && comment.personId !== null && comment.personId === page.idea.personId
  return {
    id,
    by: isOfficial ? t('ideas-words.one.official', { brand }) : authorOf(ctx, comment),
    date: formatDate(writtenAt, locale),
    origin: ideaId === page.idea.id ? null : t('ideas-words.one.from-merged', { number: String(ideaId) }),
    text,
    isOfficial,
    reportTo: isOfficial || isOwn ? null : `${href('report', locale)}?idea-comment=${id}`,
  }
}

function authorOf(
  { locale }: Context,
  { authorName, isByEmployer }: { authorName: string | null; isByEmployer: boolean },
): string {
  const t = translator(locale)
  const name = authorName ?? t('ideas-words.one.nameless')
  return isByEmployer ? t('ideas-words.one.by-employer', { name }) : name
}
