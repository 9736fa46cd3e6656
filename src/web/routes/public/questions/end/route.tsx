import { z } from 'zod'
import { isDomainError } from '../../../../../domain/caller/errors.ts'
import { endQuestionMails } from '../../../../../domain/job-questions/questions-by-link.ts'
import { localeOf } from '../../../../addresses.ts'
import { linkHeaders, linkMeta } from '../../../../parts/shared/alerts/link-page.ts'
import { AreaPage } from '../../../../parts/shared/area-page.tsx'
import { AccountNotice } from '../../../../parts/shared/sign-in/account-notice.tsx'
import { form, formAction } from '../../../../server/form.server.ts'
import { textsOf } from '../../../../texts.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => linkHeaders(loaderHeaders)

export const action = formAction({
  end: form({ schema: z.object({}) }, async (ctx, _input, { params: { token = '' } }) => {
    try {
      await endQuestionMails(ctx, { token })
    } catch (error) {
      // Already ended: nothing left to do.
      if (!isDomainError(error) || error.kind !== 'not-found') throw error
    }
    return { isDone: true }
  }),
})

export const meta: Route.MetaFunction = args =>
  linkMeta(args, textsOf(localeOf(args.location.pathname))('question.end.title'))

/**
 * Opening the link changes nothing, because mail scanners open links. The mail program's own button is answered in `answer-one-click.ts`.
 */
export default function QuestionEnd({ actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  if (actionData?.done) {
    return (
      <AreaPage title={t('question.end.done')} intro="" tabs={null}>
        <AccountNotice tone="good" isAnswer>
          {t('question.end.done-text')}
        </AccountNotice>
      </AreaPage>
    )
  }
  return (
    <AreaPage title={t('question.end.title')} intro={t('question.end.text')} tabs={null}>
      <ActionButton form="end" variant="primary">
        {t('question.end.action')}
      </ActionButton>
    </AreaPage>
  )
}
