import { data } from 'react-router'
import { isDomainError } from '../../../../../domain/caller/errors.ts'
import { complainOfDecision, readDecisionByLink } from '../../../../../domain/moderation/by-link.ts'
import { complaintSchema } from '../../../../../domain/moderation/moderation.schema.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { linkHeaders, linkMeta } from '../../../../parts/shared/alerts/link-page.ts'
import { AreaPage } from '../../../../parts/shared/area-page.tsx'
import { LostLink } from '../../../../parts/shared/moderation/lost-link.tsx'
import { Statement } from '../../../../parts/shared/moderation/statement.tsx'
import { statementView } from '../../../../parts/shared/moderation/statement-view.server.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => linkHeaders(loaderHeaders)

export const loader = pageLoader(async (ctx, { params: { token } }: Route.LoaderArgs) => {
  try {
    const { label, answer } = await readDecisionByLink(ctx, { token })
    return { label, statement: statementView(answer, ctx.locale) }
  } catch (error) {
    if (!isDomainError(error) || error.kind !== 'not-found') throw error
    return data(null, { status: 404 })
  }
})

export const action = formAction({
  complain: form({ schema: complaintSchema }, async (ctx, { text }, { params: { token = '' } }) => {
    await complainOfDecision(ctx, { token, text })
    return redirectWithToast(href('decision-link', ctx.locale, { token }), 'moderation.complaint.done')
  }),
})

export const meta: Route.MetaFunction = args =>
  linkMeta(args, textsOf(localeOf(args.location.pathname))('moderation.decision.title'))

/** Whom a decision concerns reads it by the link of its mail, and may complain of it. */
export default function DecisionByLink({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  if (!loaderData) return <LostLink />
  const { label, statement } = loaderData
  return (
    <AreaPage title={t('moderation.decision.title')} intro={label} tabs={null}>
      <Statement statement={statement} answer={actionData} />
    </AreaPage>
  )
}
