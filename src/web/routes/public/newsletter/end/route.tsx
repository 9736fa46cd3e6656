import { z } from 'zod'
import { isDomainError } from '../../../../../domain/caller/errors.ts'
import { unsubscribeReader } from '../../../../../domain/newsletter/subscribe-reader.ts'
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
  unsubscribe: form({ schema: z.object({}) }, async (ctx, _input, { params: { token = '' } }) => {
    try {
      await unsubscribeReader(ctx, { token })
    } catch (error) {
      // Already unsubscribed: nothing left to do.
      if (!isDomainError(error) || error.kind !== 'not-found') throw error
    }
    return { isDone: true }
  }),
})

export const meta: Route.MetaFunction = args =>
  linkMeta(args, textsOf(localeOf(args.location.pathname))('newsletter.end.title'))

/**
 * Opening the link changes nothing, because mail scanners open links. The mail program's own button is answered in `answer-one-click.ts`.
 */
export default function NewsletterEnd({ actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  if (actionData?.done) {
    return (
      <AreaPage title={t('newsletter.end.done')} intro="" tabs={null}>
        <AccountNotice tone="good" isAnswer>
          {t('newsletter.end.done-text')}
        </AccountNotice>
      </AreaPage>
    )
  }
  return (
    <AreaPage title={t('newsletter.end.title')} intro={t('newsletter.end.text')} tabs={null}>
      <ActionButton form="unsubscribe" variant="primary">
        {t('newsletter.end.action')}
      </ActionButton>
    </AreaPage>
  )
}
