import { Link } from 'react-router'
import type { z } from 'zod'
import type { Context } from '../../../../../domain/caller/context.ts'
import { listHeldFiles } from '../../../../../domain/files/list-held-files.ts'
import { beginSupportForm } from '../../../../../domain/support/begin-support-form.ts'
import { listOwnSupport } from '../../../../../domain/support/list-own-support.ts'
import { guestSupportFormSchema, supportFormSchema } from '../../../../../domain/support/support.schema.ts'
import { supportTopics } from '../../../../../domain/support/support.values.ts'
import { writeToSupport } from '../../../../../domain/support/write-to-support.ts'
import { formatMoment } from '../../../../../i18n/format.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { AreaPage, AreaSection } from '../../../../parts/shared/area-page.tsx'
import { emmaTranscript } from '../../../../parts/shared/emma/emma-transcript.server.ts'
import { proposedHelp } from '../../../../parts/shared/help/help.server.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { AccountNotice } from '../../../../parts/shared/sign-in/account-notice.tsx'
import { shownStatus } from '../../../../parts/shared/support/shown-status.ts'
import { begunMessage } from '../../../../parts/shared/support/verification-request.server.ts'
import { withUploads } from '../../../../parts/shared/upload/with-uploads.server.ts'
import { contextToLeave } from '../../../../server/browser-key.server.ts'
import { getFacts } from '../../../../server/context.server.ts'
import { form, formAction, KeepTyped } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { MessageForm } from './message-form.tsx'
import { writtenFrom } from './written-from.server.ts'

export const loader = pageLoader(async (ctx, { request, context }: Route.LoaderArgs) => {
  const own = await listOwnSupport(ctx)
  const query = new URL(request.url).searchParams
  const conversation = query.get('conversation')
  const transcript = conversation && (await emmaTranscript(ctx, conversation))
  return {
    isGuest: ctx.actor.kind !== 'user',
    ...beginSupportForm(ctx),
    held: await listHeldFiles(ctx, { purpose: 'support' }),
    brand: getFacts(context).env.BRAND_NAME,
    page: writtenFrom(request),
    text: await begunMessage(ctx, query),
    topic: supportTopics.find(topic => topic === query.get('topic')) ?? null,
    attached: conversation && transcript ? { conversation, transcript } : null,
    own: own.map(({ id, number, topic, status, beginning, changedAt, token }) => ({
      id,
      number,
      topic,
      status: shownStatus(status),
      beginning,
      moment: formatMoment(changedAt, ctx.locale),
      to: href('contact-link', ctx.locale, { token }),
    })),
  }
})

const answerForms = formAction({
  write: form({ schema: supportFormSchema }, async (ctx, input, args) => {
    const proposed = proposals(ctx, input)
    if (proposed) return proposed
    const message = await written(ctx, input)
    const { token } = await writeToSupport(asker(ctx, input, args), { ...message, email: null })
    // Signed out meanwhile: the form comes back as a guest's, with everything typed.
    if (token === null) return { sentTo: '', proposed: [] }
    return redirectWithToast(href('contact-link', ctx.locale, { token }), 'support.received')
  }),
  'write-as-guest': form({ schema: guestSupportFormSchema }, async (ctx, { email, ...input }, args) => {
    const proposed = proposals(ctx, input)
    if (proposed) return proposed
    await writeToSupport(asker(ctx, input, args), { ...(await written(ctx, input)), email })
    return { sentTo: email, proposed: [] }
  }),
})

export const action = withUploads({ field: 'files', purpose: 'support' }, answerForms)

type Input = z.output<typeof supportFormSchema>

/** Once, before a message is sent: what may answer it already. */
function proposals(ctx: Context, { looked, text }: Input) {
  const proposed = looked ? [] : proposedHelp(text, ctx.locale)
  return proposed.length > 0 ? new KeepTyped({ sentTo: null, proposed }) : null
}

/** A browser without cookies has uploaded under the key that its page proposed. */
function asker(ctx: Context, { files }: Input, args: Route.ActionArgs): Context {
  return files.length > 0 ? contextToLeave(args, 'uploads') : ctx
}

/** The transcript is what this site has kept, not what a form says. */
async function written(ctx: Context, input: Input) {
  const { topic, text, page = null, conversation, files: fileIds, token, website } = input
  const transcript = conversation === undefined ? null : await emmaTranscript(ctx, conversation)
  return { topic, text, page, transcript, fileIds, formToken: token ?? null, isTrapped: Boolean(website) }
}

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const brand = args.loaderData?.brand ?? ''
  return pageMeta(args, { title: t('support.title'), description: t('support.intro', { brand }) })
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { own, brand, ...facts } = loaderData
  const done = actionData?.done
  return (
    <AreaPage title={t('support.title')} intro={t('support.intro', { brand })} tabs={null}>
      {typeof done?.sentTo === 'string' ? (
        <AccountNotice tone="good" isAnswer title={t('support.sent.title')}>
          {t('support.sent.text', { email: done.sentTo })}
        </AccountNotice>
      ) : (
        <MessageForm {...facts} proposed={done?.proposed ?? []} answer={actionData} />
      )}
      <p>
        {t('support.form.help')}{' '}
        <Link className="link" to={to('help')}>
          {t('common.nav.help')}
        </Link>
      </p>
      {own.length > 0 && (
        <AreaSection title={t('support.own.title')}>
          <ul className="divide-y divide-line">
            {own.map(({ id, number, topic, status, beginning, moment, to: address }) => (
              <li key={id} className="grid gap-1 py-3">
                <Link to={address} className="link font-semibold">
                  {t(`support.topic.${topic}`)} · #{number}
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
