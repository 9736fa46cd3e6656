import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { rowIdSchema } from '../../../../../domain/caller/row-id.schema.ts'
import { answerSupport, closeSupport, readSupport } from '../../../../../domain/support/answer-support.ts'
import { supportAnswerSchema, supportMoveSchema } from '../../../../../domain/support/support.schema.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { useAdminTabs } from '../../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage } from '../../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { conversationView } from '../../../../parts/shared/support/conversation-view.server.ts'
import { SupportConversation } from '../../../../parts/shared/support/support-conversation.tsx'
import { getFacts } from '../../../../server/context.server.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { FormProblems } from '../../../../ui/form-problems.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { AnswerForm } from './answer-form.tsx'

export const loader = pageLoader(async (ctx, { params, context }: Route.LoaderArgs) => {
  const found = await readSupport(ctx, { requestId: rowIdSchema.catch(0).parse(params.id) })
  const { id, topic, status, email, name } = found.request
  const brand = getFacts(context).env.BRAND_NAME
  return { id, topic, status, email, name, brand, conversation: conversationView(found, ctx.locale) }
})

export const action = formAction({
  answer: form({ schema: supportAnswerSchema }, async (ctx, input) => {
    await answerSupport(ctx, input)
    return redirectWithToast(href('admin-support', ctx.locale), 'support.admin.answer.done')
  }),
  close: form({ schema: supportMoveSchema }, async (ctx, input) => {
    await closeSupport(ctx, input)
    return redirectWithToast(href('admin-support', ctx.locale), 'support.admin.closed')
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const title = t('support.admin.one', { id: args.params.id })
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function SupportRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { t, to } = texts
  const { id, topic, status, email, name, brand, conversation } = loaderData
  const problems = actionData?.form === 'close' ? (actionData.result?.error?.[''] ?? []) : []
  return (
    <AreaPage
      title={`${t(`support.topic.${topic}`)} · ${t('support.admin.one', { id })}`}
      intro={`${name === null ? email : `${name}, ${email}`} · ${t(`support.status.${status}`)}`}
      tabs={useAdminTabs()}
      back={
        <Link
          to={to('admin-support')}
          className="link inline-flex min-h-11 items-center gap-2 justify-self-start"
        >
          <ArrowLeft aria-hidden className="size-5" strokeWidth={1.75} />
          {t('support.admin.back')}
        </Link>
      }
    >
      <FormProblems title={t('support.admin.not-done')} whole={problems} fields={[]} hasFocus />
      <SupportConversation conversation={conversation} brand={brand} person="person" />
      <AnswerForm requestId={id} email={email} answer={actionData} />
      {status !== 'closed' && (
        <ActionButton form="close" fields={{ requestId: id }} variant="quiet">
          {t('support.admin.close')}
        </ActionButton>
      )}
    </AreaPage>
  )
}
