import { Link } from 'react-router'
import { isUuid } from '../../../../basics/uuid.ts'
import { NotFound } from '../../../../domain/caller/errors.ts'
import { lockPerson, unlockPerson } from '../../../../domain/person-records/lock-person.ts'
import { lockSchema, recordedPersonSchema } from '../../../../domain/person-records/person-record.schema.ts'
import { readPersonRecord } from '../../../../domain/person-records/read-person-record.ts'
import {
  endSessionsOf,
  planDeletionOf,
  sendConfirmationTo,
} from '../../../../domain/person-records/tend-account.ts'
import { startView } from '../../../../domain/view-as/start-view.ts'
import { viewSchema } from '../../../../domain/view-as/view.schema.ts'
import { viewMinutes } from '../../../../domain/view-as/view.values.ts'
import { href, localeOf } from '../../../addresses.ts'
import { BackTo } from '../../../parts/admin/back-to.tsx'
import { useAdminTabs } from '../../../parts/admin/use-admin-tabs.tsx'
import { AreaColumns, AreaPage } from '../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { getFacts } from '../../../server/context.server.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { makeCookie } from '../../../server/http/cookies.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../texts.ts'
import { FormProblems } from '../../../ui/form-problems.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { AccountActions } from './account-actions.tsx'
import { AccountFacts } from './account-facts.tsx'
import { LockForm } from './lock-form.tsx'
import { RecordLists } from './record-lists.tsx'
import { recordView } from './record-view.server.ts'
import { ViewForm } from './view-form.tsx'

export const loader = pageLoader(async (ctx, { params: { id } }: Route.LoaderArgs) => {
  if (!isUuid(id)) throw new NotFound()
  return recordView(ctx, await readPersonRecord(ctx, { userId: id }))
})

const again = (locale: 'de' | 'en', id: string, note: string) =>
  redirectWithToast(href('admin-person', locale, { id }), note)

export const action = formAction({
  'end-sessions': form({ schema: recordedPersonSchema }, async (ctx, { userId }) => {
    await endSessionsOf(ctx, { userId })
    return again(ctx.locale, userId, 'records.sessions.ended')
  }),
  confirm: form({ schema: recordedPersonSchema }, async (ctx, { userId }) => {
    await sendConfirmationTo(ctx, { userId })
    return again(ctx.locale, userId, 'records.confirmation.sent')
  }),
  'plan-deletion': form({ schema: recordedPersonSchema }, async (ctx, { userId }) => {
    await planDeletionOf(ctx, { userId })
    return again(ctx.locale, userId, 'records.deletion.planned')
  }),
  lock: form({ schema: lockSchema }, async (ctx, input) => {
    await lockPerson(ctx, input)
    return again(ctx.locale, input.userId, 'records.lock.done')
  }),
  unlock: form({ schema: recordedPersonSchema }, async (ctx, { userId }) => {
    await unlockPerson(ctx, { userId })
    return again(ctx.locale, userId, 'records.lock.undone')
  }),
  view: form({ schema: viewSchema }, async (ctx, input, { context }) => {
    const { viewId, start } = await startView(ctx, input)
    const isSecure = getFacts(context).env.publicUrl.startsWith('https:')
    const cookie = makeCookie('view-as', viewId, { maxAgeSeconds: viewMinutes * 60, isSecure })
    return redirectWithToast(href(start, ctx.locale), null, { cookies: [cookie] })
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const title = t('records.person.title')
  return pageMeta(args, { title, description: t('records.person.title'), isHidden: true })
}

export default function PersonRecordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { account, may } = loaderData
  const problems =
    actionData?.form === 'view' || actionData?.form === 'lock' ? [] : (actionData?.result?.error?.[''] ?? [])
  return (
    <AreaPage
      title={account.name}
      intro={account.email}
      tabs={useAdminTabs()}
      back={<BackTo to={to('admin-users')} label={t('admin.tabs.people')} />}
    >
      <FormProblems title={t('records.not-done')} whole={problems} fields={[]} hasFocus />
      <AccountFacts record={loaderData} />
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {may.readLog && (
          <Link className="link" to={`${to('admin-audit')}?q=${account.id}`}>
            {t('records.person.log')}
          </Link>
        )}
        {may.merge && (
          <Link className="link" to={`${to('admin-merge')}?kind=person&kept=${account.id}`}>
            {t('records.merge.title-person')}
          </Link>
        )}
      </p>
      <AccountActions account={account} mayLock={may.lock} />
      <AreaColumns>
        <RecordLists record={loaderData} />
        {may.lock && !account.isAdmin && (
          <LockForm userId={account.id} lock={account.lock} answer={actionData} />
        )}
        {may.view && !account.isAdmin && account.isConfirmed && (
          <ViewForm userId={account.id} answer={actionData} />
        )}
      </AreaColumns>
    </AreaPage>
  )
}
