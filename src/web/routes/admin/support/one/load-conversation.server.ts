import type { Context } from '../../../../../domain/caller/context.ts'
import { listHeldFiles } from '../../../../../domain/files/list-held-files.ts'
import { fillAnswer } from '../../../../../domain/support/desk/fill-answer.ts'
import { listPreparedAnswers } from '../../../../../domain/support/desk/prepared-answers.ts'
import { type ReadSupport, readSupport } from '../../../../../domain/support/desk/read-support.ts'
import { formatDate, formatMoment } from '../../../../../i18n/format.ts'
import { href } from '../../../../addresses.ts'
import { conversationView } from '../../../../parts/shared/support/conversation-view.server.ts'

type Asked = { requestId: number; prepared: string | null; brand: string }

/** A conversation as the team's page shows it; `prepared` is the id of an answer to begin with. */
export async function loadConversation(ctx: Context, { requestId, prepared, brand }: Asked) {
  const found = await readSupport(ctx, { requestId })
  const { request, userId } = found
  const { id, number, version, topic, status, subject, email, name, locale } = request
  const path = href('admin-support-request', ctx.locale, { id })
  const answers = await preparedFor(ctx, found, brand)
  return {
    id,
    number,
    version,
    topic,
    status,
    subject,
    email,
    brand,
    userId,
    language: locale,
    from: name === null ? email : `${name}, ${email}`,
    due: request.dueAt && {
      moment: formatMoment(request.dueAt, ctx.locale),
      isLate: request.dueAt < ctx.now(),
    },
    heldBecause: request.heldBecause,
    assignedTo: request.assignedTo,
    assignedName: request.assignedName,
    rated: request.rating === null ? null : { rating: request.rating, text: request.ratingText },
    colleagues: found.colleagues,
    conversation: conversationView(found, { locale: ctx.locale, token: null }),
    held: await listHeldFiles(ctx, { purpose: 'support' }),
    prepared: answers.map(each => ({ ...each, to: `${path}?prepared=${each.id}#answer` })),
    begun: answers.find(each => String(each.id) === prepared)?.text ?? '',
    related: found.related.map(each => ({
      number: each.number,
      topic: each.topic,
      status: each.status,
      to: href('admin-support-request', ctx.locale, { id: each.id }),
    })),
    person: found.person && {
      id: found.person.id,
      since: formatDate(found.person.since, ctx.locale),
      isConfirmed: found.person.isConfirmed,
      isJobSeeker: found.person.isJobSeeker,
      leaves: found.person.deleteAfter && formatDate(found.person.deleteAfter, ctx.locale),
      employers: found.person.employers,
    },
  }
}

/** Those of the topic first; in the language of the person, filled in with what is known. */
async function preparedFor(ctx: Context, { request, colleagues, userId }: ReadSupport, brand: string) {
  const values = {
    name: request.name,
    number: request.number,
    brand,
    page: request.page,
    me: colleagues.find(each => each.userId === userId)?.name ?? null,
  }
  const all = await listPreparedAnswers(ctx)
  const fits = all.filter(({ topic }) => topic === null || topic === request.topic)
  return fits
    .sort((one, other) => Number(one.topic === null) - Number(other.topic === null))
    .map(each => ({ id: each.id, name: each.name, text: fillAnswer(each[request.locale], values) }))
}

export type ConversationFacts = Awaited<ReturnType<typeof loadConversation>>
