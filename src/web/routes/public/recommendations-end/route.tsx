import { data, Link } from 'react-router'
import { z } from 'zod'
import { isDomainError } from '../../../../domain/caller/errors.ts'
import { endWeeklyMail, readWeeklyMail } from '../../../../domain/recommendations/change-settings.ts'
import { localeOf } from '../../../addresses.ts'
import { linkHeaders, linkMeta } from '../../../parts/shared/alerts/link-page.ts'
import { AreaPage } from '../../../parts/shared/area-page.tsx'
import { AccountNotice } from '../../../parts/shared/sign-in/account-notice.tsx'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => linkHeaders(loaderHeaders)

export const loader = pageLoader(async (ctx, { params: { token } }: Route.LoaderArgs) => {
  try {
    return await readWeeklyMail(ctx, { token })
  } catch (error) {
    if (!isDomainError(error) || error.kind !== 'not-found') throw error
    return data(null, { status: 404 })
  }
})

export const action = formAction({
  unsubscribe: form({ schema: z.object({}) }, async (ctx, _input, { params: { token = '' } }) => {
    await endWeeklyMail(ctx, { token })
    return { hasEnded: true }
  }),
})

export const meta: Route.MetaFunction = args =>
  linkMeta(args, textsOf(localeOf(args.location.pathname))('recommendation.end.title'))

/**
 * Opening the link changes nothing, because mail scanners open links. The mail program's own button is answered in `answer-one-click.ts`.
 */
export default function EndRecommendations({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  if (!loaderData) {
    return (
      <AreaPage title={t('recommendation.end.gone')} intro={t('recommendation.end.gone-text')} tabs={null}>
        <p>
          <LinkButton to={to('recommendations')} variant="secondary">
            {t('recommendation.end.settings')}
          </LinkButton>
        </p>
      </AreaPage>
    )
  }
  if (actionData?.done || !loaderData.isOn) {
    return (
      <AreaPage title={t('recommendation.end.done')} intro="" tabs={null}>
        <AccountNotice tone="good" isAnswer={actionData?.done !== undefined}>
          {t('recommendation.end.done-text')}
        </AccountNotice>
      </AreaPage>
    )
  }
  return (
    <AreaPage title={t('recommendation.end.title')} intro={t('recommendation.end.text')} tabs={null}>
      <ActionButton form="unsubscribe" variant="primary">
        {t('recommendation.end.action')}
      </ActionButton>
      <p>
        <Link className="link" to={to('list-rules')}>
          {t('recommendation.how')}
        </Link>
      </p>
    </AreaPage>
  )
}
