import { Form, Link } from 'react-router'
import { readAuditLog } from '../../../../domain/administration/read-audit-log.ts'
import { auditKinds } from '../../../../domain/audit/audit-kinds.ts'
import { localeOf } from '../../../addresses.ts'
import { useAdminTabs } from '../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage } from '../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { logPage, readLogPosition } from '../../../parts/shared/sign-in/log-entries.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const search = new URL(request.url).searchParams
  const kind = auditKinds.find(known => known === search.get('kind')) ?? null
  const found = await readAuditLog(ctx, { beforeId: readLogPosition(request), userId: null, kind })
  return { ...logPage(found, ctx.locale), kind }
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, { title: t('admin.log.title'), description: t('admin.log.intro'), isHidden: true })
}

export default function AuditLog({ loaderData: { entries, nextBeforeId, kind } }: Route.ComponentProps) {
  const texts = useTexts()
  const { t, to } = texts
  const older = new URLSearchParams({ ...(kind && { kind }), before: String(nextBeforeId) })
  return (
    <AreaPage title={t('admin.log.title')} intro={t('admin.log.intro')} tabs={useAdminTabs()}>
      <Form method="get" className="flex flex-wrap items-end gap-3">
        <div className="grid gap-1">
          <label htmlFor="kind" className="font-semibold text-sm">
            {t('admin.log.kind')}
          </label>
          <Select id="kind" name="kind" key={kind} defaultValue={kind ?? ''}>
            <option value="">{t('admin.log.all')}</option>
            {auditKinds.map(each => (
              <option key={each} value={each}>
                {t(`audit.kind.${each}`)}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit" variant="secondary">
          {t('admin.log.filter')}
        </Button>
      </Form>
      {entries.length === 0 ? (
        <p>{t('admin.log.empty')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {entries.map(({ id, at, kind: what, who, by, from, employer }) => (
            <li key={id} className="grid gap-0.5 px-4 py-3 sm:grid-cols-[10rem_1fr_1fr] sm:gap-4">
              <span className="figures text-ink-soft text-sm">{at}</span>
              <span className="min-w-0">
                <span className="font-medium">{t(`audit.kind.${what}`)}</span>
                {who && <span className="block break-words text-sm">{who}</span>}
                {employer && (
                  <Link
                    className="link block break-words text-sm"
                    to={`${to('employer-dashboard')}?employer=${employer.id}`}
                  >
                    {employer.name}
                  </Link>
                )}
              </span>
              <span className="min-w-0 break-words text-ink-soft text-sm">
                {by && `${t('admin.log.by')}: ${by}. `}
                {from}
              </span>
            </li>
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
