import { requireAdmin } from '../../../../domain/accounts/account.policy.ts'
import { factorDueAt } from '../../../../domain/accounts/factor-due.ts'
import { listEmployerRequests } from '../../../../domain/employers/ask-for-employer.ts'
import { readStorage } from '../../../../domain/files/read-storage.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { localeOf } from '../../../addresses.ts'
import { getFacts } from '../../../context.server.ts'
import { formAction } from '../../../form.server.ts'
import { pageLoader } from '../../../outcome.server.ts'
import { AccessRequests } from '../../../parts/access-requests.tsx'
import { adminTabs } from '../../../parts/admin-tabs.ts'
import { AreaPage, AreaSection } from '../../../parts/area-page.tsx'
import { decideRequestForm } from '../../../parts/decide-request.server.ts'
import { pageMeta } from '../../../parts/page-meta.ts'
import { StorageFacts } from '../../../parts/storage-facts.tsx'
import { textsOf } from '../../../texts.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { context }: Route.LoaderArgs) => {
  requireAdmin(ctx.actor)
  const { person, env, databaseFolder } = getFacts(context)
  const dueAt = person && factorDueAt(person)
  return {
    name: person?.name ?? '',
    hasFactor: person?.hasFactor ?? false,
    factorDueOn: dueAt && formatDate(dueAt, ctx.locale),
    database: databaseFolder && { folder: databaseFolder, dataDir: env.DATA_DIR },
    requests: await listEmployerRequests(ctx),
    storage: await readStorage(ctx),
  }
})

export const action = formAction({ decide: decideRequestForm('admin-dashboard') })

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, { title: t('admin.title'), description: t('admin.intro'), isHidden: true })
}

/** The administrators' start: what waits for a decision. */
export default function AdminOverview({ loaderData }: Route.ComponentProps) {
  const { name, hasFactor, factorDueOn, database, requests, storage } = loaderData
  const texts = useTexts()
  const { t, to } = texts
  return (
    <AreaPage title={t('admin.title')} intro={t('admin.hello', { name })} tabs={adminTabs(texts)}>
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
      <AreaSection title={t('admin.requests')}>
        <AccessRequests requests={requests} />
      </AreaSection>
      <AreaSection title={t('admin.storage.title')}>
        <StorageFacts storage={storage} />
      </AreaSection>
      {database && (
        <AreaSection title={t('admin.database.title')}>
          <p className="wrap-anywhere max-w-prose">{t('admin.database.text', database)}</p>
        </AreaSection>
      )}
    </AreaPage>
  )
}
