import { z } from 'zod'
import { alertSchema, guestAlertSchema } from '../../../../../domain/alerts/alert.schema.ts'
import { createAlert } from '../../../../../domain/alerts/create-alert.ts'
import { readJobSearchParams } from '../../../../../domain/job-search/job.schema.ts'
import { addSeekerProfile } from '../../../../../domain/job-seekers/add-seeker-profile.ts'
import { href, localeOf, pagePath } from '../../../../addresses.ts'
import { AddSeekerProfile } from '../../../../parts/shared/add-seeker-profile.tsx'
import { alertFormView } from '../../../../parts/shared/alerts/alert-form.server.ts'
import { AlertForm } from '../../../../parts/shared/alerts/alert-form.tsx'
import { AreaPage } from '../../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { AccountNotice } from '../../../../parts/shared/sign-in/account-notice.tsx'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../../../server/this-page.server.ts'
import { textsOf } from '../../../../texts.ts'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const url = new URL(request.url)
  const { params } = readJobSearchParams(url.searchParams)
  const { actor } = ctx
  return {
    isGuest: actor.kind === 'guest',
    isSeeker: actor.kind === 'guest' || (actor.kind === 'user' && actor.isJobSeeker),
    form: await alertFormView(ctx, params, { listPath: pagePath(url.pathname) }),
  }
})

export const action = formAction({
  create: form({ schema: alertSchema }, async (ctx, { criteria, ...input }) => {
    const { params } = readJobSearchParams(new URLSearchParams(criteria))
    const { alertId } = await createAlert(ctx, { ...input, params })
    return redirectWithToast(href('alert', ctx.locale, { id: alertId ?? '' }), 'alert.new.done')
  }),
  'create-as-guest': form({ schema: guestAlertSchema }, async (ctx, { criteria, ...input }) => {
    const { params } = readJobSearchParams(new URLSearchParams(criteria))
    await createAlert(ctx, { ...input, params })
    return { sentTo: input.email }
  }),
  'add-seeker': form({ schema: z.object({}) }, async (ctx, _input, { request }) => {
    await addSeekerProfile(ctx)
    return redirectWithToast(thisPageAgain(request), 'seeker-area.added')
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, { title: t('alert.new.title'), description: t('alert.new.intro'), isHidden: true })
}

export default function NewAlert({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { isGuest, isSeeker, form: view } = loaderData
  const sentTo = actionData?.done?.sentTo
  return (
    <AreaPage title={t('alert.new.title')} intro={t('alert.new.intro')} tabs={null}>
      {!isSeeker && <AddSeekerProfile />}
      {isSeeker && sentTo && (
        <div className="grid max-w-[44rem] justify-items-start gap-4">
          <AccountNotice tone="good" isAnswer title={t('alert.sent.title')}>
            {t('alert.sent.text', { email: sentTo })}
          </AccountNotice>
          <LinkButton to={to('jobs')} variant="secondary">
            {t('alert.sent.more')}
          </LinkButton>
        </div>
      )}
      {isSeeker && !sentTo && (
        <AlertForm
          view={view}
          name={isGuest ? 'create-as-guest' : 'create'}
          answer={actionData}
          isGuest={isGuest}
        />
      )}
    </AreaPage>
  )
}
