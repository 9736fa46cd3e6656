import { data } from 'react-router'
import { z } from 'zod'
import { isDomainError } from '../../../../../domain/caller/errors.ts'
import { readFollowedByLink, unfollowByLink } from '../../../../../domain/ideas/ideas-by-link.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { linkHeaders, linkMeta } from '../../../../parts/shared/alerts/link-page.ts'
import { AreaPage } from '../../../../parts/shared/area-page.tsx'
import { AccountNotice } from '../../../../parts/shared/sign-in/account-notice.tsx'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { textsOf } from '../../../../texts.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import { ToIdeas } from '../to-ideas.tsx'
import type { Route } from './+types/route.ts'

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => linkHeaders(loaderHeaders)

export const loader = pageLoader(async (ctx, { params: { token } }: Route.LoaderArgs) => {
  try {
    const { id, slug, title } = await readFollowedByLink(ctx, { token })
    return { title, to: href('idea', ctx.locale, { key: `${id}-${slug}` }) }
  } catch (error) {
    if (!isDomainError(error) || error.kind !== 'not-found') throw error
    // The link still opens after the mails have ended: that is what it was opened for.
    return data(null)
  }
})

export const action = formAction({
  end: form({ schema: z.object({}) }, async (ctx, _input, { params: { token = '' } }) => {
    await unfollowByLink(ctx, { token })
    return { hasEnded: true }
  }),
})

export const meta: Route.MetaFunction = args =>
  linkMeta(args, textsOf(localeOf(args.location.pathname))('ideas.end.title'))

export default function EndIdeaMails({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const isOver = loaderData === null || actionData?.done?.hasEnded === true
  return (
    <AreaPage
      title={t('ideas.end.title')}
      intro={isOver ? t('ideas.end.intro') : (loaderData?.title ?? '')}
      tabs={null}
      back={<ToIdeas />}
    >
      {isOver ? (
        <div className="max-w-[44rem]">
          <AccountNotice tone="good" isAnswer title={t('ideas.end.done')}>
            {t('ideas.end.done-text')}
          </AccountNotice>
        </div>
      ) : (
        <>
          <p>{t('ideas.end.text')}</p>
          <ActionButton form="end" variant="next">
            {t('ideas.end.action')}
          </ActionButton>
        </>
      )}
    </AreaPage>
  )
}
