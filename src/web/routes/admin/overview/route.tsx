import { factorDueAt } from '../../../../domain/accounts/factors/factor-due.ts'
import { hasPermission } from '../../../../domain/caller/admin.policy.ts'
import { requireAdmin } from '../../../../domain/caller/person.policy.ts'
import { listEmployerRequests } from '../../../../domain/employers/team/ask-for-employer.ts'
import { readStorage } from '../../../../domain/files/read-storage.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { localeOf } from '../../../addresses.ts'
import { useAdminTabs } from '../../../parts/admin/use-admin-tabs.tsx'
import { AreaColumns, AreaPage, AreaSection } from '../../../parts/shared/area-page.tsx'
import { decideRequestForm } from '../../../parts/shared/decide-request.server.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { getFacts } from '../../../server/context.server.ts'
import { formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { DayFigures } from './day-figures.tsx'
import { dayFiguresView, endingsView, queuesView, undeliveredView } from './desk.server.ts'
import { endingPayTables } from './ending-pay-tables.server.ts'
import { QueueList } from './queue-list.tsx'
import { Technology } from './technology.tsx'
import { poolWatchView, questionFiguresView } from './watch.server.ts'
import { WorkHere } from './work-here.tsx'

export const loader = pageLoader(async (ctx, { context }: Route.LoaderArgs) => {
  const actor = requireAdmin(ctx.actor)
  const seesTechnology = hasPermission(actor, 'system.read')
  const { person, env, databaseFolder } = getFacts(context)
  const dueAt = person && factorDueAt(person)
  return {
    name: person?.name ?? '',
    hasFactor: person?.hasFactor ?? false,
    factorDueOn: dueAt && formatDate(dueAt, ctx.locale),
    database: seesTechnology && databaseFolder && { folder: databaseFolder, dataDir: env.DATA_DIR },
    requests: hasPermission(actor, 'employers.decide') ? await listEmployerRequests(ctx) : null,
    queues: await queuesView(ctx, { withPayTables: seesTechnology }),
    figures: hasPermission(actor, 'statistics.read') ? await dayFiguresView(ctx) : null,
    endings: await endingsView(ctx),
    mails: await undeliveredView(ctx),
    storage: seesTechnology ? await readStorage(ctx) : null,
    watch: hasPermission(actor, 'reports.decide') ? await poolWatchView(ctx) : null,
    questions: hasPermission(actor, 'statistics.read') ? await questionFiguresView(ctx) : null,
    payTables: seesTechnology ? endingPayTables(ctx) : [],
  }
})

export const action = formAction({ decide: decideRequestForm })

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, { title: t('admin.title'), description: t('admin.intro'), isHidden: true })
}

export default function AdminOverview({ loaderData }: Route.ComponentProps) {
  const { name, hasFactor, factorDueOn, queues, figures } = loaderData
  const { t, to } = useTexts()
  return (
    <AreaPage title={t('admin.title')} intro={t('admin.hello', { name })} tabs={useAdminTabs()}>
      {!hasFactor && (
        <AreaSection
          title={t('admin.enrol.title')}
          text={factorDueOn ? t('admin.enrol.text-until', { date: factorDueOn }) : t('admin.enrol.text')}
        >
          <a className="link" href={to('admin-security')}>
            {t('admin.enrol.submit')}
          </a>
        </AreaSection>
      )}
      <QueueList queues={queues} />
      {figures && <DayFigures figures={figures} />}
      <AreaColumns>
        <WorkHere facts={loaderData} />
        <Technology facts={loaderData} />
      </AreaColumns>
    </AreaPage>
  )
}
