import { Bell } from 'lucide-react'
import { Link } from 'react-router'
import { z } from 'zod'
import { listAlerts } from '../../../../domain/alerts/read-own-alerts.ts'
import { addSeekerProfile } from '../../../../domain/job-seekers/add-seeker-profile.ts'
import { href, localeOf } from '../../../addresses.ts'
import { seekerTabs } from '../../../parts/seeker/seeker-tabs.ts'
import { AddSeekerProfile } from '../../../parts/shared/add-seeker-profile.tsx'
import { type AlertView, alertView } from '../../../parts/shared/alerts/alert-view.server.ts'
import { CriteriaLine } from '../../../parts/shared/alerts/criteria-line.tsx'
import { AreaPage } from '../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, _args: Route.LoaderArgs) => {
  if (ctx.actor.kind === 'user' && !ctx.actor.isJobSeeker) return { isSeeker: false, alerts: [] }
  const alerts = await listAlerts(ctx)
  return { isSeeker: true, alerts: await Promise.all(alerts.map(alert => alertView(ctx, alert))) }
})

export const action = formAction({
  'add-seeker': form({ schema: z.object({}) }, async ctx => {
    await addSeekerProfile(ctx)
    return redirectWithToast(href('alerts', ctx.locale), 'seeker-area.added')
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, { title: t('alert.list.title'), description: t('alert.list.intro'), isHidden: true })
}

export default function OwnAlerts({ loaderData: { isSeeker, alerts } }: Route.ComponentProps) {
  const texts = useTexts()
  const { t, to } = texts
  return (
    <AreaPage title={t('alert.list.title')} intro={t('alert.list.intro')} tabs={seekerTabs(texts)}>
      {!isSeeker && <AddSeekerProfile />}
      {isSeeker && alerts.length === 0 && (
        <EmptyState
          title={t('alert.list.none')}
          actions={
            <>
              <LinkButton to={to('new-alert')} variant="next">
                {t('alert.list.new')}
              </LinkButton>
              <LinkButton to={to('jobs')} variant="secondary">
                {t('alert.list.search')}
              </LinkButton>
            </>
          }
        >
          {t('alert.list.none-text')}
        </EmptyState>
      )}
      {alerts.length > 0 && (
        <>
          <ul className="grid gap-3">
            {alerts.map(alert => (
              <li key={alert.id}>
                <AlertCard alert={alert} />
              </li>
            ))}
          </ul>
          <p>
            <LinkButton to={to('new-alert')} variant="secondary">
              {t('alert.list.new')}
            </LinkButton>
          </p>
        </>
      )}
    </AreaPage>
  )
}

function AlertCard({ alert }: { alert: AlertView }) {
  const { t, to } = useTexts()
  return (
    <article className="grid gap-2 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="min-w-0 text-lg wrap-anywhere">
          <Link className="link" to={to('alert', { id: alert.id })}>
            {alert.name}
          </Link>
        </h2>
        {alert.unread > 0 && (
          <Badge tone="brand">
            <Bell aria-hidden className="size-3.5" strokeWidth={1.75} />
            {t('alert.list.unread', { count: alert.unread })}
          </Badge>
        )}
      </div>
      <CriteriaLine alert={alert} />
      <p className="figures text-ink-soft text-sm">
        {t('alert.list.found', { count: alert.found })} ·{' '}
        {alert.lastSent ? t('alert.list.last-mail', { moment: alert.lastSent }) : t('alert.list.no-mail')}
      </p>
    </article>
  )
}
