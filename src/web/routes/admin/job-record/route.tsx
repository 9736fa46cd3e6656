import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { hasPermission } from '../../../../domain/caller/admin.policy.ts'
import { rowIdSchema } from '../../../../domain/caller/row-id.schema.ts'
import { readJobRecord } from '../../../../domain/desk/records/read-job-record.ts'
import { liftMeasure } from '../../../../domain/moderation/change-decision.ts'
import { liftSchema, ownMeasureSchema } from '../../../../domain/moderation/moderation.schema.ts'
import { takeOwnMeasure } from '../../../../domain/moderation/own-measure.ts'
import { href } from '../../../addresses.ts'
import { BackTo } from '../../../parts/admin/back-to.tsx'
import { ownMeasureView } from '../../../parts/admin/own-measure.server.ts'
import { OwnMeasure } from '../../../parts/admin/own-measure.tsx'
import { useAdminTabs } from '../../../parts/admin/use-admin-tabs.tsx'
import { AreaColumns, AreaPage, AreaSection } from '../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { DefinitionGrid } from '../../../ui/definition-grid.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { type JobRecordView, jobRecordView } from './job-record-view.server.ts'

const jobIdIn = (params: { id?: string }) => rowIdSchema.catch(0).parse(params.id)

export const loader = pageLoader(async (ctx, { params }: Route.LoaderArgs) => {
  const record = await readJobRecord(ctx, { jobId: jobIdIn(params) })
  const mayDecide = hasPermission(ctx.actor, 'reports.decide')
  return {
    view: jobRecordView(ctx, record),
    moderation: mayDecide ? await ownMeasureView(ctx, { kind: 'job', id: record.id }) : null,
  }
})

export const action = formAction({
  measure: form({ schema: ownMeasureSchema }, async (ctx, input, { params }) => {
    const id = jobIdIn(params)
    await takeOwnMeasure(ctx, { kind: 'job', id, ...input })
    return redirectWithToast(href('admin-job', ctx.locale, { id }), 'moderation.own.job.done')
  }),
  lift: form({ schema: liftSchema }, async (ctx, input, { params }) => {
    await liftMeasure(ctx, input)
    return redirectWithToast(href('admin-job', ctx.locale, { id: jobIdIn(params) }), 'moderation.past.lifted')
  }),
})

export const meta: Route.MetaFunction = args => {
  const { title = '', intro = '' } = args.loaderData?.view ?? {}
  return pageMeta(args, { title, description: intro, isHidden: true })
}

export default function JobRecordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, moderation } = loaderData
  const { t, to } = useTexts()
  return (
    <AreaPage
      title={view.title}
      intro={view.intro}
      tabs={useAdminTabs()}
      back={<BackTo to={to('admin-jobs')} label={t('admin.tabs.jobs')} />}
    >
      <DefinitionGrid facts={view.facts.map(factShown)} />
      {view.note && <p className="max-w-prose">{view.note}</p>}
      {view.publicTo && (
        <Link className="link justify-self-start" to={view.publicTo}>
          {t('records.job.public')}
        </Link>
      )}
      <AreaColumns>
        <Findings view={view} />
        <AreaSection title={t('records.job.history')}>
          <ul className="divide-y divide-line">
            {view.moves.map(({ id, text, detail }) => (
              <Row key={id} detail={detail}>
                {text}
              </Row>
            ))}
          </ul>
        </AreaSection>
        {moderation && <OwnMeasure view={moderation} answer={actionData} />}
      </AreaColumns>
    </AreaPage>
  )
}

function factShown({ label, value, to }: JobRecordView['facts'][number]) {
  const shown = <span className="wrap-anywhere">{value}</span>
  return {
    label,
    value: to ? (
      <Link className="link" to={to}>
        {shown}
      </Link>
    ) : (
      shown
    ),
  }
}

/** What is odd about it; sections without anything in them are left out. */
function Findings({ view: { hints, marks, duplicates } }: { view: JobRecordView }) {
  const { t } = useTexts()
  return (
    <>
      {marks.length > 0 && (
        <AreaSection title={t('records.job.marks')}>
          <Texts texts={marks} />
        </AreaSection>
      )}
      {hints.length > 0 && (
        <AreaSection title={t('records.job.hints')}>
          <Texts texts={hints} />
        </AreaSection>
      )}
      {duplicates.length > 0 && (
        <AreaSection title={t('records.job.duplicates')}>
          <ul className="divide-y divide-line">
            {duplicates.map(({ id, title, detail, to }) => (
              <Row key={id} detail={detail}>
                <Link className="link" to={to}>
                  {title}
                </Link>
              </Row>
            ))}
          </ul>
        </AreaSection>
      )}
    </>
  )
}

function Texts({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="list-disc space-y-1 pl-5">
      {texts.map(text => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

function Row({ detail, children }: { detail: string; children: ReactNode }) {
  return (
    <li className="py-2.5 wrap-anywhere">
      {children}
      <span className="figures block text-ink-soft text-sm">{detail}</span>
    </li>
  )
}
