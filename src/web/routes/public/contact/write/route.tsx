import { Link } from 'react-router'
import type { z } from 'zod'
import type { Context } from '../../../../../domain/caller/context.ts'
import { listOwnSupport } from '../../../../../domain/support/list-own-support.ts'
import { guestSupportFormSchema, supportFormSchema } from '../../../../../domain/support/support.schema.ts'
import { writeToSupport } from '../../../../../domain/support/write-to-support.ts'
import { formatMoment } from '../../../../../i18n/format.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { AreaPage, AreaSection } from '../../../../parts/shared/area-page.tsx'
import { emmaTranscript } from '../../../../parts/shared/emma/emma-transcript.server.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { AccountNotice } from '../../../../parts/shared/sign-in/account-notice.tsx'
import { getFacts } from '../../../../server/context.server.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { MessageForm } from './message-form.tsx'
import { writtenFrom } from './written-from.server.ts'

export const loader = pageLoader(async (ctx, { request, context }: Route.LoaderArgs) => {
  const own = await listOwnSupport(ctx)
  const conversation = new URL(request.url).searchParams.get('conversation')
  const transcript = conversation && (await emmaTranscript(ctx, conversation))
  return {
    isGuest: ctx.actor.kind !== 'user',
    brand: getFacts(context).env.BRAND_NAME,
    page: writtenFrom(request),
    attached: conversation && transcript ? { conversation, transcript } : null,
    own: own.map(({ id, topic, status, beginning, changedAt, token }) => ({
      id,
      topic,
      status,
      beginning,
      moment: formatMoment(changedAt, ctx.locale),
      to: href('contact-link', ctx.locale, { token }),
    })),
  }
})

export const action = formAction({
  write: form({ schema: supportFormSchema }, async (ctx, input) => {
    const { token } = await writeToSupport(ctx, { ...(await written(ctx, input)), email: null })
    // Signed out meanwhile: the form comes back as a guest's, with everything typed.
    if (token === null) return { sentTo: '' }
    return redirectWithToast(href('contact-link', ctx.locale, { token }), 'support.received')
  }),
  'write-as-guest': form({ schema: guestSupportFormSchema }, async (ctx, { email, ...input }) => {
    await writeToSupport(ctx, { ...(await written(ctx, input)), email })
    return { sentTo: email }
  }),
})

/** The transcript is what this site has kept, not what a form says. */
async function written(ctx: Context, input: z.output<typeof supportFormSchema>) {
  const { topic, text, page = null, conversation } = input
  const transcript = conversation === undefined ? null : await emmaTranscript(ctx, conversation)
  return { topic, text, page, transcript }
}

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const brand = args.loaderData?.brand ?? ''
  return pageMeta(args, { title: t('support.title'), description: t('support.intro', { brand }) })
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { isGuest, brand, page, attached, own } = loaderData
  return (
    <AreaPage title={t('support.title')} intro={t('support.intro', { brand })} tabs={null}>
      {actionData?.done ? (
        <AccountNotice tone="good" isAnswer title={t('support.sent.title')}>
          {t('support.sent.text', { email: actionData.done.sentTo })}
        </AccountNotice>
      ) : (
        <MessageForm isGuest={isGuest} page={page} attached={attached} answer={actionData} />
      )}
      {own.length > 0 && (
        <AreaSection title={t('support.own.title')}>
          <ul className="divide-y divide-line">
            {own.map(({ id, topic, status, beginning, moment, to }) => (
              <li key={id} className="grid gap-1 py-3">
                <Link to={to} className="link font-semibold">
                  {t(`support.topic.${topic}`)}
                </Link>
                <p className="line-clamp-2 wrap-anywhere text-ink-soft">{beginning}</p>
                <p className="figures text-ink-soft text-sm">
                  {t(`support.status.${status}`)} · {moment}
                </p>
              </li>
            ))}
          </ul>
        </AreaSection>
      )}
    </AreaPage>
  )
}
