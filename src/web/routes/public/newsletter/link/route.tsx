import { data } from 'react-router'
import { z } from 'zod'
import { isDomainError } from '../../../../../domain/caller/errors.ts'
import { confirmSubscription, readReader } from '../../../../../domain/newsletter/subscribe-reader.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { linkHeaders, linkMeta } from '../../../../parts/shared/alerts/link-page.ts'
import { AreaPage } from '../../../../parts/shared/area-page.tsx'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => linkHeaders(loaderHeaders)

export const loader = pageLoader(async (ctx, { params: { token } }: Route.LoaderArgs) => {
  try {
    const { isConfirmed } = await readReader(ctx, { token })
    return { isConfirmed, endTo: href('newsletter-end', ctx.locale, { token }) }
  } catch (error) {
    if (!isDomainError(error) || error.kind !== 'not-found') throw error
    return data(null, { status: 404 })
  }
})

/** Changes need a button, because mail scanners open links. */
export const action = formAction({
  confirm: form({ schema: z.object({}) }, async (ctx, _input, { params: { token = '' } }) => {
    await confirmSubscription(ctx, { token })
    return redirectWithToast(href('newsletter-link', ctx.locale, { token }), 'newsletter.confirm.done')
  }),
})

export const meta: Route.MetaFunction = args =>
  linkMeta(args, textsOf(localeOf(args.location.pathname))('newsletter.title'))

/** Whoever has the link of a newsletter mail may confirm or end the subscription; no account is needed. */
export default function NewsletterByLink({ loaderData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  if (!loaderData) {
    return (
      <AreaPage title={t('newsletter.gone.title')} intro={t('newsletter.gone.text')} tabs={null}>
        <p>
          <LinkButton to={to('newsletter')} variant="secondary">
            {t('newsletter.send')}
          </LinkButton>
        </p>
      </AreaPage>
    )
  }
  if (!loaderData.isConfirmed) {
    return (
      <AreaPage title={t('newsletter.confirm.title')} intro={t('newsletter.confirm.text')} tabs={null}>
        <ActionButton form="confirm" variant="next">
          {t('newsletter.confirm.action')}
        </ActionButton>
      </AreaPage>
    )
  }
  return (
    <AreaPage title={t('newsletter.on.title')} intro={t('newsletter.on.text')} tabs={null}>
      <p>
        <LinkButton to={loaderData.endTo} variant="secondary">
          {t('newsletter.end.action')}
        </LinkButton>
      </p>
    </AreaPage>
  )
}
