import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import { schedules } from '../../../../../domain/caller/switch-key.values.ts'
import { retryFailedTasks } from '../../../../../domain/operation/retry-failed-tasks.ts'
import { runTaskNow } from '../../../../../domain/operation/run-task-now.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { DataTable } from '../../../../parts/admin/data-table.tsx'
import { useAdminTabs } from '../../../../parts/admin/use-admin-tabs.tsx'
import { WideSection } from '../../../../parts/admin/wide-section.tsx'
import { AreaPage } from '../../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { getFacts } from '../../../../server/context.server.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { DefinitionGrid } from '../../../../ui/definition-grid.tsx'
import { FormProblems } from '../../../../ui/form-problems.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { ScheduleList } from './schedule-list.tsx'
import { systemView } from './system.server.ts'

export const loader = pageLoader((ctx, { context }: Route.LoaderArgs) =>
  systemView(ctx, getFacts(context).env),
)

export const action = formAction({
  run: form({ schema: z.object({ task: z.enum(schedules) }) }, async (ctx, input) => {
    await runTaskNow(ctx, input)
    return redirectWithToast(href('admin-system', ctx.locale), 'admin.system.asked')
  }),
  retry: form({ schema: z.object({ task: z.string().max(100) }) }, async (ctx, input) => {
    await retryFailedTasks(ctx, input)
    return redirectWithToast(href('admin-system', ctx.locale), 'admin.system.asked')
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const title = t('admin.system.title')
  return pageMeta(args, { title, description: t('admin.system.intro'), isHidden: true })
}

export default function System({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const {
    problems,
    figures,
    processes,
    replicas,
    schedules: runs,
    queues,
    configuration,
    mayOperate,
  } = loaderData
  const wrong = Object.values(actionData?.result?.error ?? {}).flatMap(messages => messages ?? [])
  return (
    <AreaPage title={t('admin.system.title')} intro={t('admin.system.intro')} tabs={useAdminTabs()}>
      <FormProblems
        title={t('admin.system.not-done')}
        whole={wrong}
        fields={[]}
        hasFocus={wrong.length > 0}
      />
      <p className="flex flex-wrap gap-x-6">
        <Link className="link inline-flex min-h-11 items-center" to={to('admin-switches')}>
          {t('admin.switches.title')}
        </Link>
        <Link className="link inline-flex min-h-11 items-center" to={to('admin-tables')}>
          {t('admin.system.tables')}
        </Link>
      </p>
      <WideSection title={t('admin.system.problems')}>
        {problems.length === 0 && <p className="text-good">{t('admin.system.no-problems')}</p>}
        <ul className="grid gap-3">
          {problems.map(({ key, title, remedy }) => (
            <li key={key} className="border-warn border-l-4 pl-3">
              <p className="font-medium wrap-anywhere">{title}</p>
              <p className="text-ink-soft wrap-anywhere">{remedy}</p>
            </li>
          ))}
        </ul>
      </WideSection>
      <WideSection title={t('admin.system.figures')}>
        <DefinitionGrid facts={figures} />
      </WideSection>
      <Rows of="processes" kind="process" columns={processColumns} rows={processes} />
      {replicas.length > 0 && (
        <Rows of="replicas" kind="replica" columns={['name', 'bytes', 'seconds']} rows={replicas} />
      )}
      <WideSection title={t('admin.system.schedules')}>
        <ScheduleList runs={runs} mayOperate={mayOperate} />
      </WideSection>
      <Rows
        of="queues"
        kind="queue"
        columns={['task', 'waiting', 'oldest', 'active', 'failed']}
        rows={queues.map(({ key, cells, hasFailed }) => ({
          key,
          cells:
            hasFailed && mayOperate
              ? [...cells.slice(0, -1), <Retry key={key} task={key} count={cells.at(-1) ?? ''} />]
              : cells,
        }))}
      />
      <Rows of="configuration" kind="variable" columns={['name', 'value']} rows={configuration} />
    </AreaPage>
  )
}

const processColumns = ['name', 'parts', 'version', 'since', 'seen', 'memory', 'wait', 'index', 'lag']

type RowsProps = {
  of: 'processes' | 'replicas' | 'queues' | 'configuration'
  kind: 'process' | 'replica' | 'queue' | 'variable'
  columns: readonly string[]
  rows: { key: string; cells: ReactNode[] }[]
}

/** What failed for good, and the button that has it tried once more. */
function Retry({ task, count }: { task: string; count: string }) {
  const { t } = useTexts()
  return (
    <span className="flex flex-wrap items-center gap-2">
      {count}
      <ActionButton
        form="retry"
        fields={{ task }}
        variant="secondary"
        size="small"
        label={t('admin.system.retry-label', { task })}
      >
        {t('admin.system.retry')}
      </ActionButton>
    </span>
  )
}

function Rows({ of, kind, columns, rows }: RowsProps) {
  const { t } = useTexts()
  const title = t(`admin.system.${of}`)
  const head = columns.map(name => t(`admin.system.${kind}.${name}`))
  return (
    <WideSection title={title}>
      <DataTable caption={title} head={head} rows={rows} empty={t('admin.system.none')} />
    </WideSection>
  )
}
