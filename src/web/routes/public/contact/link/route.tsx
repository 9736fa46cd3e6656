import { data } from 'react-router'
import { z } from 'zod'
import { isDomainError } from '../../../../../domain/caller/errors.ts'
import { listHeldFiles } from '../../../../../domain/files/list-held-files.ts'
import { supportRatingSchema, supportReplySchema } from '../../../../../domain/support/support.schema.ts'
import {
  closeOwnSupport,
  confirmSupport,
  rateSupport,
  readSupportByLink,
  replyToSupport,
} from '../../../../../domain/support/support-by-link.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { linkHeaders, linkMeta } from '../../../../parts/shared/alerts/link-page.ts'
import { AreaPage } from '../../../../parts/shared/area-page.tsx'
import { conversationView } from '../../../../parts/shared/support/conversation-view.server.ts'
import { shownStatus } from '../../../../parts/shared/support/shown-status.ts'
import { SupportConversation } from '../../../../parts/shared/support/support-conversation.tsx'
import { withUploads } from '../../../../parts/shared/upload/with-uploads.server.ts'
import { contextToLeave } from '../../../../server/browser-key.server.ts'
import { getFacts } from '../../../../server/context.server.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { RatingForm } from './rating-form.tsx'
import { ReplyForm } from './reply-form.tsx'

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => linkHeaders(loaderHeaders)

export const loader = pageLoader(async (ctx, { params: { token }, context }: Route.LoaderArgs) => {
  try {
    const found = await readSupportByLink(ctx, { token })
    const { topic, number, rating, ratingText } = found.request
    return {
      topic,
      number,
      status: shownStatus(found.request.status),
      brand: getFacts(context).env.BRAND_NAME,
      conversation: conversationView(found, { locale: ctx.locale, token }),
      held: await listHeldFiles(ctx, { purpose: 'support' }),
      canRate: found.canRate,
      rated: { rating: rating === null ? '' : String(rating), text: ratingText ?? '' },
    }
  } catch (error) {
    if (!isDomainError(error) || error.kind !== 'not-found') throw error
    return data(null, { status: 404 })
  }
})

const nothing = z.object({})
const again = (locale: 'de' | 'en', token: string, note: string) =>
  redirectWithToast(href('contact-link', locale, { token }), note)

/** Changes need a button, because mail scanners open links. */
const answerForms = formAction({
  confirm: form({ schema: nothing }, async (ctx, _input, { params: { token = '' } }) => {
    await confirmSupport(ctx, { token })
    return again(ctx.locale, token, 'support.link.confirm.done')
  }),
  reply: form({ schema: supportReplySchema }, async (ctx, { text, files }, args) => {
    const { token = '' } = args.params
    const asker = files.length > 0 ? contextToLeave(args, 'uploads') : ctx
    await replyToSupport(asker, { token, text, fileIds: files })
    return again(ctx.locale, token, 'support.link.reply.done')
  }),
  close: form({ schema: nothing }, async (ctx, _input, { params: { token = '' } }) => {
    await closeOwnSupport(ctx, { token })
    return again(ctx.locale, token, 'support.link.closed')
  }),
  rate: form({ schema: supportRatingSchema }, async (ctx, input, { params: { token = '' } }) => {
    await rateSupport(ctx, { token, rating: input.rating, text: input.text || null })
    return again(ctx.locale, token, 'support.rating.done')
  }),
})

export const action = withUploads({ field: 'files', purpose: 'support' }, answerForms)

export const meta: Route.MetaFunction = args =>
  linkMeta(args, textsOf(localeOf(args.location.pathname))('support.link.title'))

/** Whoever has the link of a mail may read the conversation and go on with it; no account is needed. */
export default function SupportByLink({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  if (!loaderData) {
    return (
      <AreaPage title={t('support.link.gone.title')} intro={t('support.link.gone.text')} tabs={null}>
        <p>
          <LinkButton to={to('contact')} variant="secondary">
            {t('support.link.to-contact')}
          </LinkButton>
        </p>
      </AreaPage>
    )
  }
  const { topic, number, status, brand, conversation, held, canRate, rated } = loaderData
  const isUnconfirmed = status === 'unconfirmed'
  return (
    <AreaPage
      title={isUnconfirmed ? t('support.link.confirm.title') : `${t(`support.topic.${topic}`)} · #${number}`}
      intro={isUnconfirmed ? t('support.link.confirm.text') : t(`support.link.intro.${status}`)}
      tabs={null}
    >
      <SupportConversation conversation={conversation} brand={brand} />
      {isUnconfirmed ? (
        <ActionButton form="confirm" variant="next">
          {t('support.link.confirm.action')}
        </ActionButton>
      ) : (
        <>
          {canRate && <RatingForm rated={rated} answer={actionData} />}
          <ReplyForm key={conversation.messages.length} held={held} answer={actionData} />
          {status !== 'closed' && (
            <ActionButton form="close" variant="quiet">
              {t('support.link.close')}
            </ActionButton>
          )}
        </>
      )}
    </AreaPage>
  )
}
