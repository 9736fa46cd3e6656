import { z } from 'zod'
import {
  endSearchByLink,
  readSearchByLink,
} from '../../../../../domain/talent-pool/searches/saved-searches.ts'
import { localeOf } from '../../../../addresses.ts'
import { linkHeaders, linkMeta } from '../../../../parts/shared/alerts/link-page.ts'
import { AreaPage } from '../../../../parts/shared/area-page.tsx'
import { AccountNotice } from '../../../../parts/shared/sign-in/account-notice.tsx'
import { linkedOrGone } from '../../../../parts/shared/talents/linked-or-gone.server.ts'
import { TalentLinkGone } from '../../../../parts/shared/talents/talent-link-gone.tsx'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { textsOf } from '../../../../texts.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => linkHeaders(loaderHeaders)

export const loader = pageLoader(async (ctx, { params: { token } }: Route.LoaderArgs) =>
  linkedOrGone(() => readSearchByLink(ctx, { token })),
)

export const action = formAction<true>({
  end: form({ schema: z.object({}) }, async (ctx, _input, { params: { token = '' } }) => {
    await endSearchByLink(ctx, { token })
    return true as const
  }),
})

export const meta: Route.MetaFunction = args =>
  linkMeta(args, textsOf(localeOf(args.location.pathname))('talent.link.search-title'))

/** Opening the link changes nothing; the mail program's own button is answered in `answer-one-click.ts`. */
export default function EndTalentSearch({ loaderData: search, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  if (!search) return <TalentLinkGone />
  const isDone = actionData?.done || search.isPaused
  return (
    <AreaPage
      title={t('talent.link.search-title')}
      intro={isDone ? '' : t('talent.link.search-text', { name: search.name })}
      tabs={null}
    >
      {isDone ? (
        <AccountNotice tone="good" isAnswer={actionData?.done === true}>
          {t('talent.link.search-ended')}
        </AccountNotice>
      ) : (
        <ActionButton form="end" variant="primary">
          {t('talent.link.search-end')}
        </ActionButton>
      )}
    </AreaPage>
  )
}
