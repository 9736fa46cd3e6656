import type { Context } from '../../../../../domain/caller/context.ts'
import { readIdeaForTeam } from '../../../../../domain/ideas/desk/read-idea-for-team.ts'
import { formatDate } from '../../../../../i18n/format.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { href } from '../../../../addresses.ts'

export async function ideaDeskView(ctx: Context, ideaId: number) {
  const { idea, next, events, similar, merged, mergedInto } = await readIdeaForTeam(ctx, { ideaId })
  const { locale } = ctx
  const t = translator(locale)
  const { id, title, slug, text, version, status, isHidden } = idea
  const line = (each: { id: number; title: string; votes: number }) => ({
    id: each.id,
    title: each.title,
    votes: t('ideas-words.votes', { count: each.votes }),
    to: href('admin-idea', locale, { id: each.id }),
  })
  return {
    id,
    title,
    text,
    version,
    isHidden,
    status: t(`ideas-words.status.${status}`),
    facts: [
      t('ideas-words.votes', { count: idea.votes }),
      t('ideas-words.comments', { count: idea.comments }),
      formatDate(idea.writtenAt, locale),
    ].join(' · '),
    publicTo: href('idea', locale, { key: `${id}-${slug}` }),
    next: next.map(value => ({ value, label: t(`ideas-words.status.${value}`) })),
    events: events.map(event => ({
      label: t(`ideas-words.status.${event.status}`),
      text: event.text,
      date: formatDate(event.changedAt, locale),
    })),
    similar: similar.map(line),
    merged: merged.map(each => ({
      ...line(each),
      until: each.partableUntil && formatDate(each.partableUntil, locale),
    })),
    mergedInto: mergedInto && line(mergedInto),
  }
}

export type IdeaDeskView = Awaited<ReturnType<typeof ideaDeskView>>
