import { rowIdSchema } from '../../../../../domain/caller/row-id.schema.ts'
import { localeOf } from '../../../../addresses.ts'
import { BackTo } from '../../../../parts/admin/back-to.tsx'
import { useAdminTabs } from '../../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage } from '../../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { SupportConversation } from '../../../../parts/shared/support/support-conversation.tsx'
import { withUploads } from '../../../../parts/shared/upload/with-uploads.server.ts'
import { revalidateAfterConflict } from '../../../../revalidate-after-conflict.ts'
import { getFacts } from '../../../../server/context.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { textsOf } from '../../../../texts.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { FormProblems } from '../../../../ui/form-problems.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { AnswerForm } from './answer-form.tsx'
import { Beside } from './beside.tsx'
import { deskForms } from './desk-forms.server.ts'
import { loadConversation } from './load-conversation.server.ts'
import { MoveButtons } from './move-buttons.tsx'
import { NoteForm } from './note-form.tsx'
import { WhatPresses } from './what-presses.tsx'

export const loader = pageLoader(async (ctx, { params, request, context }: Route.LoaderArgs) => {
  const requestId = rowIdSchema.catch(0).parse(params.id)
  const prepared = new URL(request.url).searchParams.get('prepared')
  return loadConversation(ctx, { requestId, prepared, brand: getFacts(context).env.BRAND_NAME })
})

export const action = withUploads({ field: 'files', purpose: 'support' }, deskForms)

export const shouldRevalidate = revalidateAfterConflict

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const title = t('support.admin.one', { number: args.loaderData?.number ?? '' })
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function SupportRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { id, version, topic, number, status, subject, from, brand, conversation } = loaderData
  const isOfForm = ['answer', 'note', 'merge'].includes(actionData?.form ?? '')
  const problems = isOfForm ? [] : (actionData?.result?.error?.[''] ?? [])
  const seen = { requestId: id, version }
  return (
    <AreaPage
      title={`${t(`support.topic.${topic}`)}\u00a0· #${number}`}
      intro={[from, t(`support.status.${status}`), subject].filter(Boolean).join(' · ')}
      tabs={useAdminTabs()}
      back={<BackTo to={to('admin-support')} label={t('support.admin.back')} />}
    >
      <FormProblems title={t('support.admin.not-done')} whole={problems} fields={[]} hasFocus />
      <WhatPresses facts={loaderData} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-8">
          <SupportConversation
            conversation={conversation}
            brand={brand}
            below={message =>
              message.heldBecause && (
                <ActionButton form="release-mail" fields={{ ...seen, messageId: message.id }} size="small">
                  {t('support.admin.release-mail')}
                </ActionButton>
              )
            }
          />
          {status === 'held' ? (
            <p className="max-w-prose">{t('support.admin.is-held')}</p>
          ) : (
            <AnswerForm facts={loaderData} answer={actionData} />
          )}
          <MoveButtons seen={seen} status={status} />
          <NoteForm seen={seen} answer={actionData} />
        </div>
        <Beside facts={loaderData} answer={actionData} />
      </div>
    </AreaPage>
  )
}
