import { Link } from 'react-router'
import { z } from 'zod'
import { rowIdSchema } from '../../../../../domain/caller/row-id.schema.ts'
import { answerComplaint, liftMeasure } from '../../../../../domain/moderation/change-decision.ts'
import { claimCase, releaseCase } from '../../../../../domain/moderation/claim-case.ts'
import { decideCase } from '../../../../../domain/moderation/decide-case.ts'
import {
  complaintAnswerSchema,
  decisionSchema,
  liftSchema,
} from '../../../../../domain/moderation/moderation.schema.ts'
import { readCase } from '../../../../../domain/moderation/read-cases.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { BackTo } from '../../../../parts/admin/back-to.tsx'
import { useAdminTabs } from '../../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage } from '../../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { revalidateAfterConflict } from '../../../../revalidate-after-conflict.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { caseView } from './case-view.server.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { DecisionForm } from './decision-form.tsx'
import { InHands } from './in-hands.tsx'
import { PastDecision } from './past-decision.tsx'
import { ReportsOfCase } from './reports-of-case.tsx'

export const loader = pageLoader(async (ctx, { params }: Route.LoaderArgs) => {
  const whole = await readCase(ctx, { caseId: rowIdSchema.catch(0).parse(params.id) })
  return { view: caseView(ctx, whole) }
})

export const action = formAction({
  decide: form({ schema: decisionSchema }, async (ctx, { isAutomated, isUnfounded, ...input }) => {
    const marks = { isAutomated: isAutomated === 'on', isUnfounded: isUnfounded === 'on' }
    await decideCase(ctx, { ...input, ...marks })
    return redirectWithToast(href('admin-reports', ctx.locale), 'moderation.decide.done')
  }),
  claim: form({ schema: z.object({}) }, async (ctx, _input, { params: { id = '' } }) => {
    await claimCase(ctx, { caseId: rowIdSchema.catch(0).parse(id) })
    return redirectWithToast(href('admin-report', ctx.locale, { id }), 'moderation.admin.claimed')
  }),
  release: form({ schema: z.object({}) }, async (ctx, _input, { params: { id = '' } }) => {
    await releaseCase(ctx, { caseId: rowIdSchema.catch(0).parse(id) })
    return redirectWithToast(href('admin-report', ctx.locale, { id }), 'moderation.admin.released')
  }),
  lift: form({ schema: liftSchema }, async (ctx, input, { params: { id = '' } }) => {
    await liftMeasure(ctx, input)
    return redirectWithToast(href('admin-report', ctx.locale, { id }), 'moderation.past.lifted')
  }),
  answer: form({ schema: complaintAnswerSchema }, async (ctx, input, { params: { id = '' } }) => {
    await answerComplaint(ctx, input)
    return redirectWithToast(href('admin-report', ctx.locale, { id }), 'moderation.past.answered')
  }),
})

export const shouldRevalidate = revalidateAfterConflict

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const title = t('moderation.admin.one', { id: args.params.id })
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function CasePage({ loaderData: { view }, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const isChanged = actionData?.result?.error?.['']?.some(({ key }) => key === 'moderation.problem.changed')
  return (
    <AreaPage
      title={view.what}
      intro={
        <>
          {t('moderation.admin.one', { id: view.id })} · {t(`moderation.admin.list.${view.status}`)}
          {view.to && (
            <>
              {' · '}
              <Link className="link" to={view.to}>
                {t('moderation.admin.see')}
              </Link>
            </>
          )}
        </>
      }
      tabs={useAdminTabs()}
      back={<BackTo to={to('admin-reports')} label={t('moderation.admin.back')} />}
    >
      {view.status === 'open' && <InHands name={view.assignedName} answer={actionData} />}
      {isChanged && actionData && <ChangedMeanwhile view={view} answer={actionData} />}
      <ReportsOfCase view={view} />
      {view.decisions.map(decision => (
        <PastDecision key={decision.id} decision={decision} answer={actionData} />
      ))}
      <DecisionForm view={view} answer={actionData} />
    </AreaPage>
  )
}
