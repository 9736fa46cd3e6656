import { data } from 'react-router'
import { z } from 'zod'
import { isDomainError } from '../../../../../domain/caller/errors.ts'
import { supportReplySchema } from '../../../../../domain/support/support.schema.ts'
import {
  closeOwnSupport,
  confirmSupport,
  readSupportByLink,
  replyToSupport,
} from '../../../../../domain/support/support-by-link.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { linkHeaders, linkMeta } from '../../../../parts/shared/alerts/link-page.ts'
import { AreaPage } from '../../../../parts/shared/area-page.tsx'
import { conversationView } from '../../../../parts/shared/support/conversation-view.server.ts'
import { SupportConversation } from '../../../../parts/shared/support/support-conversation.tsx'
import { getFacts } from '../../../../server/context.server.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { ReplyForm } from './reply-form.tsx'

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => linkHeaders(loaderHeaders)

export const loader = pageLoader(async (ctx, { params: { token }, context }: Route.LoaderArgs) => {
  try {
    const found = await readSupportByLink(ctx, { token })
    const { topic, status } = found.request
    const brand = getFacts(context).env.BRAND_NAME
    return { topic, status, brand, conversation: conversationView(found, ctx.locale) }
  } catch (error) {
    if (!isDomainError(error) || error.kind !== 'not-found') throw error
    return data(null, { status: 404 })
  }
})

const nothing = z.object({})
const again = (locale: 'de' | 'en', token: string, note: string) =>
  redirectWithToast(href('contact-link', locale, { token }), note)

/** Changes need a button, because mail scanners open links. */
export const action = formAction({
  confirm: form({ schema: nothing }, async (ctx, _input, { params: { token = '' } }) => {
    await confirmSupport(ctx, { token })
    return again(ctx.locale, token, 'support.link.confirm.done')
  }),
  reply: form({ schema: supportReplySchema }, async (ctx, { text }, { params: { token = '' } }) => {
    await replyToSupport(ctx, { token, text })
    return again(ctx.locale, token, 'support.link.reply.done')
  }),
  close: form({ schema: nothing }, async (ctx, _input, { params: { token = '' } }) => {
    await closeOwnSupport(ctx, { token })
    return again(ctx.locale, token, 'support.link.closed')
  }),
})

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
  const { topic, status, brand, conversation } = loaderData
  const isUnconfirmed = status === 'unconfirmed'
  return (
    <AreaPage
      title={isUnconfirmed ? t('support.link.confirm.title') : t(`support.topic.${topic}`)}
      intro={isUnconfirmed ? t('support.link.confirm.text') : t(`support.link.intro.${status}`)}
      tabs={null}
    >
      <SupportConversation conversation={conversation} brand={brand} person="you" />
      {isUnconfirmed ? (
        <ActionButton form="confirm" variant="next">
          {t('support.link.confirm.action')}
        </ActionButton>
      ) : (
        <>
          <ReplyForm answer={actionData} />
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
