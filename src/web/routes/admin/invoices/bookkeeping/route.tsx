import { Form } from 'react-router'
import { requirePermission } from '../../../../../domain/caller/admin.policy.ts'
import { localeOf } from '../../../../addresses.ts'
import { BillingPages } from '../../../../parts/admin/billing-pages.tsx'
import { useAdminTabs } from '../../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage, AreaSection } from '../../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { textsOf } from '../../../../texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { controlClass } from '../../../../ui/control-class.ts'
import { Select } from '../../../../ui/select.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { type BookkeepingView, bookkeepingView } from './bookkeeping-view.server.ts'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  requirePermission(ctx, 'billing.manage')
  return { view: bookkeepingView(ctx, new URL(request.url).searchParams) }
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const words = { title: t('bookkeeping.export.title'), description: t('bookkeeping.export.intro') }
  return pageMeta(args, { ...words, isHidden: true })
}

export default function Bookkeeping({ loaderData: { view } }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <AreaPage
      title={t('bookkeeping.export.title')}
      intro={t('bookkeeping.export.intro')}
      tabs={useAdminTabs()}
    >
      <BillingPages />
      <AreaSection title={t('bookkeeping.export.which')} text={t('bookkeeping.export.text')}>
        <Period view={view} />
        {view.files.length > 0 && (
          <ul aria-label={t('bookkeeping.export.files')} className="grid gap-1 border-line border-t pt-4">
            {view.files.map(({ to, label }) => (
              <li key={to}>
                <a className="link inline-flex min-h-11 items-center" href={to}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </AreaSection>
    </AreaPage>
  )
}

/** Asks by its address, so that the files of a period can be linked. */
function Period({ view: { asked, fields, problem } }: { view: BookkeepingView }) {
  const { t } = useTexts()
  return (
    <Form method="get" className="grid gap-5">
      {problem && (
        <p role="alert" className="rounded-card border border-bad bg-surface px-4 py-3 text-bad">
          {problem}
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {fields.map(({ name, type, isNeeded }) => (
          <label key={name} className="grid content-start gap-1.5">
            <span className="font-semibold">
              {t(`bookkeeping.export.${name}`)}
              {!isNeeded && <span className="font-normal text-ink-soft"> ({t('common.form.optional')})</span>}
            </span>
            <input
              className={controlClass}
              name={name}
              type={type}
              inputMode={type === 'text' ? 'numeric' : undefined}
              required={isNeeded}
              defaultValue={asked[name] ?? ''}
            />
          </label>
        ))}
        <label htmlFor="chart" className="grid content-start gap-1.5">
          <span className="font-semibold">{t('bookkeeping.export.chart')}</span>
          <Select id="chart" name="chart" defaultValue={asked.chart ?? 'SKR03'}>
            <option>SKR03</option>
            <option>SKR04</option>
          </Select>
        </label>
      </div>
      <div>
        <Button type="submit">{t('bookkeeping.export.go')}</Button>
      </div>
    </Form>
  )
}
