import { data } from 'react-router'
import { z } from 'zod'
import { isDomainError } from '../../../../domain/caller/errors.ts'
import {
  confirmByLink,
  readVerificationLink,
} from '../../../../domain/employers/verification/verify-by-link.ts'
import { href, localeOf } from '../../../addresses.ts'
import { linkHeaders, linkMeta } from '../../../parts/shared/alerts/link-page.ts'
import { AreaPage } from '../../../parts/shared/area-page.tsx'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../texts.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => linkHeaders(loaderHeaders)

export const loader = pageLoader(async (ctx, { params: { token } }: Route.LoaderArgs) => {
  try {
    return await readVerificationLink(ctx, { token })
  } catch (error) {
    if (!isDomainError(error) || error.kind !== 'not-found') throw error
    return data(null, { status: 404 })
  }
})

/** Confirming needs a button, because mail scanners open links. */
export const action = formAction({
  confirm: form({ schema: z.object({}) }, async (ctx, _input, { params: { token = '' } }) => {
    await confirmByLink(ctx, { token })
    return redirectWithToast(href('employer-verification', ctx.locale, { token }), 'records.verify.confirmed')
  }),
})

export const meta: Route.MetaFunction = args =>
  linkMeta(args, textsOf(localeOf(args.location.pathname))('records.verify.link.title'))

export default function ConfirmEmployer({ loaderData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  if (!loaderData) {
    return (
      <AreaPage title={t('records.verify.link.gone')} intro={t('records.verify.link.gone-text')} tabs={null}>
        <p>
          <LinkButton to={to('contact')} variant="secondary">
            {t('support.link.to-contact')}
          </LinkButton>
        </p>
      </AreaPage>
    )
  }
  const { employer, isConfirmed } = loaderData
  if (isConfirmed) {
    return (
      <AreaPage
        title={t('records.verify.link.done')}
        intro={t('records.verify.link.done-text', { employer })}
        tabs={null}
      >
        <p>
          <LinkButton to={to('employers')} variant="secondary">
            {t('records.verify.link.to-employers')}
          </LinkButton>
        </p>
      </AreaPage>
    )
  }
  return (
    <AreaPage
      title={t('records.verify.link.title')}
      intro={t('records.verify.link.text', { employer })}
      tabs={null}
    >
      <ActionButton form="confirm" variant="next">
        {t('records.verify.link.confirm')}
      </ActionButton>
    </AreaPage>
  )
}
