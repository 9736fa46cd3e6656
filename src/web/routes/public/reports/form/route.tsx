import { Link, redirect } from 'react-router'
import { Invalid } from '../../../../../domain/caller/errors.ts'
import { findTarget } from '../../../../../domain/moderation/find-target.ts'
import { findTargetSchema, reportSchema } from '../../../../../domain/moderation/moderation.schema.ts'
import { reportTarget } from '../../../../../domain/moderation/report-target.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { AreaPage } from '../../../../parts/shared/area-page.tsx'
import { targetOfAddress } from '../../../../parts/shared/moderation/target-of-address.server.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { AddressForm } from './address-form.tsx'
import { ReportForm } from './report-form.tsx'
import { targetOfQuery } from './target-of.server.ts'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const address = targetOfQuery(new URL(request.url).searchParams)
  const isGuest = ctx.actor.kind !== 'user'
  if (address === null) return { isGuest, what: null }
  const { kind, label } = await findTarget(ctx, address)
  return { isGuest, what: translator(ctx.locale)(`moderation-words.target.${kind}`, { label }) }
})

export const action = formAction({
  find: form({ schema: findTargetSchema }, async (ctx, { address }) => {
    const target = targetOfAddress(address, ctx.links.site())
    if (!target) throw new Invalid({ address: [{ key: 'moderation.problem.address' }] })
    return redirect(`${href('report', ctx.locale)}?${target.kind}=${target.id}`)
  }),
  report: form({ schema: reportSchema }, async (ctx, input, { request }) => {
    const target = targetOfQuery(new URL(request.url).searchParams)
    if (!target) throw new Invalid({ '': [{ key: 'moderation.problem.address' }] })
    const { kind, text, evidence = '', name = '', email = '' } = input
    const given = { evidence: evidence || null, name: name || null, email: email || null }
    const { token } = await reportTarget(ctx, { target, kind, text, ...given })
    return redirectWithToast(href('report-link', ctx.locale, { token }), 'moderation.received.toast')
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, {
    title: t('moderation.form.title'),
    description: t('moderation.form.intro'),
    isHidden: true,
  })
}

export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { isGuest, what } = loaderData
  return (
    <AreaPage title={t('moderation.form.title')} intro={t('moderation.form.intro')} tabs={null}>
      {what === null ? (
        <AddressForm answer={actionData} />
      ) : (
        <ReportForm what={what} isGuest={isGuest} answer={actionData} />
      )}
      <p>
        <Link className="link" to={to('transparency')}>
          {t('moderation.form.transparency')}
        </Link>
      </p>
    </AreaPage>
  )
}
