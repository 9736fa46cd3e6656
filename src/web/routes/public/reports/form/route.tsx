import { Link, redirect } from 'react-router'
import { Invalid } from '../../../../../domain/caller/errors.ts'
import { listHeldFiles } from '../../../../../domain/files/list-held-files.ts'
import { findTarget } from '../../../../../domain/moderation/find-target.ts'
import { findTargetSchema, reportSchema } from '../../../../../domain/moderation/moderation.schema.ts'
import { reportTarget } from '../../../../../domain/moderation/report-target.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { AreaPage } from '../../../../parts/shared/area-page.tsx'
import { AddressForm } from '../../../../parts/shared/moderation/address-form.tsx'
import { targetOfAddress } from '../../../../parts/shared/moderation/target-of-address.server.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { withUploads } from '../../../../parts/shared/upload/with-uploads.server.ts'
import { contextToLeave } from '../../../../server/browser-key.server.ts'
import { contextByLink } from '../../../../server/context.server.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { ReportForm } from './report-form.tsx'
import { targetOfQuery } from './target-of.server.ts'

export const loader = pageLoader(async (_ctx, args: Route.LoaderArgs) => {
  const { address, ctx } = asked(args)
  const isGuest = ctx.actor.kind !== 'user'
  const held = await listHeldFiles(ctx, { purpose: 'report' })
  if (address === null) return { isGuest, held, what: null }
  const { kind, label } = await findTarget(ctx, address)
  return { isGuest, held, what: translator(ctx.locale)(`moderation-words.target.${kind}`, { label }) }
})

/** What is to be reported, by whom: a guest reports a message by the link of the application, whose token comes along. */
function asked(args: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const query = new URL(args.request.url).searchParams
  return { address: targetOfQuery(query), ctx: contextByLink(args, query.get('token')) }
}

const answerForms = formAction({
  find: form({ schema: findTargetSchema }, async (ctx, { address }) => {
    const target = targetOfAddress(address, ctx.links.site())
    if (!target) throw new Invalid({ address: [{ key: 'moderation.problem.address' }] })
    return redirect(`${href('report', ctx.locale)}?${target.kind}=${target.id}`)
  }),
  report: form({ schema: reportSchema }, async (_ctx, input, args) => {
    const { address: target, ctx: linked } = asked(args)
    if (!target) throw new Invalid({ '': [{ key: 'moderation.problem.address' }] })
    const { kind, text, evidence = '', name = '', email = '', files: fileIds } = input
    const given = { evidence: evidence || null, name: name || null, email: email || null }
    // A browser without cookies has uploaded under the key that its page proposed.
    const ctx = fileIds.length > 0 ? contextToLeave(args, 'uploads') : linked
    const { token } = await reportTarget(ctx, { target, kind, text, fileIds, ...given })
    return redirectWithToast(href('report-link', ctx.locale, { token }), 'moderation.received.toast')
  }),
})

export const action = withUploads({ field: 'files', purpose: 'report' }, answerForms)

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
  const { isGuest, held, what } = loaderData
  return (
    <AreaPage title={t('moderation.form.title')} intro={t('moderation.form.intro')} tabs={null}>
      {what === null ? (
        <AddressForm
          name="find"
          title={t('moderation.find.title')}
          text={t('moderation.find.text')}
          submit={t('moderation.find.go')}
          answer={actionData}
        />
      ) : (
        <ReportForm what={what} isGuest={isGuest} held={held} answer={actionData} />
      )}
      <p>
        <Link className="link" to={to('transparency')}>
          {t('moderation.form.transparency')}
        </Link>
      </p>
    </AreaPage>
  )
}
