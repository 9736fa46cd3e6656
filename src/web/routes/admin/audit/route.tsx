import { Link } from 'react-router'
import { readAuditLog } from '../../../../domain/administration/read-audit-log.ts'
import { localeOf } from '../../../addresses.ts'
import { auditFilterOf } from '../../../parts/admin/audit-filter.server.ts'
import { useAdminTabs } from '../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage } from '../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { type LogEntry, logPage, readLogPosition } from '../../../parts/shared/sign-in/log-entries.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { AuditFilterForm } from './audit-filter-form.tsx'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const filter = auditFilterOf(request)
  const found = await readAuditLog(ctx, { ...filter, beforeId: readLogPosition(request) })
  return { ...logPage(found, ctx.locale), filter }
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, { title: t('admin.log.title'), description: t('admin.log.intro'), isHidden: true })
}

export default function AuditLog({ loaderData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { entries, nextBeforeId, filter } = loaderData
  const query = Object.entries(filter).filter((pair): pair is [string, string] => pair[1] !== null)
  const older = new URLSearchParams([...query, ['before', String(nextBeforeId)]])
  const files = new URLSearchParams(query)
  return (
    <AreaPage title={t('admin.log.title')} intro={t('admin.log.intro')} tabs={useAdminTabs()}>
      <AuditFilterForm filter={filter} />
      <p className="flex flex-wrap gap-x-6">
        {(['csv', 'json'] as const).map(as => (
          <a
            key={as}
            className="link inline-flex min-h-11 items-center"
            href={`${to(`audit-${as}`)}?${files}`}
            download
          >
            {t(`admin.log.file.${as}`)}
          </a>
        ))}
      </p>
      {entries.length === 0 ? (
        <p>{t('admin.log.empty')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {entries.map(entry => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {nextBeforeId !== null && (
        <p>
          <Link className="link" to={`${to('admin-audit')}?${older}`}>
            {t('dashboard.own.log.older')}
          </Link>
        </p>
      )}
    </AreaPage>
  )
}

function AuditRow({ entry }: { entry: LogEntry }) {
  const { t, to } = useTexts()
  const { at, kind, who, gone, by, from, details, employer } = entry
  return (
    <li className="grid gap-0.5 px-4 py-3 sm:grid-cols-[10rem_1fr_1fr] sm:gap-4">
      <span className="figures text-ink-soft text-sm">{at}</span>
      <span className="min-w-0">
        <span className="font-medium">{t(`audit.kind.${kind}`)}</span>
        {who && <span className="block break-words text-sm">{who}</span>}
        {gone && <span className="block break-words text-sm">{t('admin.log.gone', { account: gone })}</span>}
        {employer && (
          <Link
            className="link block break-words text-sm"
            to={`${to('employer-dashboard')}?employer=${employer.id}`}
          >
            {employer.name}
          </Link>
        )}
        {details && <span className="block text-ink-soft text-sm wrap-anywhere">{details}</span>}
      </span>
      <span className="min-w-0 break-words text-ink-soft text-sm">
        {by && `${t('admin.log.by')}: ${by}. `}
        {from}
      </span>
    </li>
  )
}
