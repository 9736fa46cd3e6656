import { z } from 'zod'
import type { Context } from '../../../../../domain/caller/context.ts'
import { ideaStatuses } from '../../../../../domain/ideas/idea.status.ts'
import { ideaSorts } from '../../../../../domain/ideas/idea.values.ts'
import { isKnownReader } from '../../../../../domain/ideas/is-known-reader.ts'
import { listIdeas } from '../../../../../domain/ideas/list-ideas.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { href } from '../../../../addresses.ts'
import { ideaCardView } from '../idea-view.server.ts'

const filterSchema = z.object({
  sort: z.enum(ideaSorts).catch('top'),
  status: z.enum(ideaStatuses).nullable().catch(null),
  q: z.string().trim().max(200).catch(''),
  page: z.coerce.number().int().min(1).max(500).catch(1),
})

const labels = [
  'title',
  'intro',
  'new',
  'search',
  'find',
  'order',
  'show',
  'roadmap',
  'mine',
  'feed',
  'empty',
  'empty-text',
  'pages',
  'previous',
  'next',
  'problem',
] as const

export async function ideaListView(ctx: Context, request: Request) {
  const { locale } = ctx
  const t = translator(locale)
  const filter = filterSchema.parse(Object.fromEntries(new URL(request.url).searchParams))
  const { sort, status, page, q } = filter
  const isKnown = await isKnownReader(ctx)
  const found = await listIdeas(ctx, { sort, status, words: q === '' ? null : q, page })
  const address = (changed: Partial<typeof filter>) =>
    addressOf(href('ideas', locale), { ...filter, ...changed })
  return {
    words: Object.fromEntries(labels.map(key => [key, t(`ideas-words.list.${key}`)])) as Record<
      (typeof labels)[number],
      string
    >,
    q,
    count: t('ideas-words.count', { count: found.total }),
    ideas: found.ideas.map(idea => ideaCardView(ctx, idea, isKnown)),
    sorts: ideaSorts.map(value => ({
      label: t(`ideas-words.sort.${value}`),
      to: address({ sort: value, page: 1, q: '' }),
      isCurrent: q === '' && sort === value,
    })),
    statuses: [null, ...ideaStatuses].map(value => ({
      label: value === null ? t('ideas-words.list.open') : t(`ideas-words.status.${value}`),
      to: address({ status: value, page: 1 }),
      isCurrent: status === value,
    })),
    page,
    pageCount: found.pageCount,
    pageOf: t('ideas-words.page-of', { page, count: found.pageCount }),
    pageTo: Array.from({ length: found.pageCount }, (_, at) => address({ page: at + 1 })),
    feed: href('ideas-feed', locale),
    isHidden: q !== '' || status !== null || sort !== 'top' || page > 1,
  }
}

function addressOf(base: string, { sort, status, q, page }: z.output<typeof filterSchema>): string {
  const query = new URLSearchParams({
    ...(q !== '' && { q }),
    ...(sort !== 'top' && { sort }),
    ...(status !== null && { status }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query === '' ? base : `${base}?${query}`
}
