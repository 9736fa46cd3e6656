import { Link } from 'react-router'
import { localeOf } from '../../../addresses.ts'
import { askedDays } from '../../../parts/admin/asked-days.server.ts'
import { BarChart } from '../../../parts/admin/bar-chart.tsx'
import { DataTable } from '../../../parts/admin/data-table.tsx'
import { useAdminTabs } from '../../../parts/admin/use-admin-tabs.tsx'
import { WideSection } from '../../../parts/admin/wide-section.tsx'
import { AreaPage } from '../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { statisticsView } from './statistics.server.ts'

export const loader = pageLoader((ctx, { request }: Route.LoaderArgs) =>
  statisticsView(ctx, askedDays(request)),
)

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const title = t('admin.statistics.title')
  return pageMeta(args, { title, description: t('admin.statistics.intro'), isHidden: true })
}

export default function Statistics({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { periods, fileTo, period, figures, charts, pages, jobs, searches } = loaderData
  const empty = t('admin.statistics.none')
  const head = (names: readonly string[]) => names.map(name => t(`admin.statistics.head.${name}`))
  return (
    <AreaPage title={t('admin.statistics.title')} intro={t('admin.statistics.intro')} tabs={useAdminTabs()}>
      <nav aria-label={t('admin.statistics.periods')} className="flex flex-wrap gap-x-5">
        {periods.map(({ label, to, isShown }) => (
          <Link
            key={to}
            to={to}
            aria-current={isShown ? 'true' : undefined}
            className="link inline-flex min-h-11 items-center aria-current:font-semibold aria-current:no-underline"
          >
            {label}
          </Link>
        ))}
        <a className="link ml-auto inline-flex min-h-11 items-center" href={fileTo} download>
          {t('admin.statistics.file')}
        </a>
      </nav>
      <p className="text-ink-soft">{period}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {charts.map(chart => (
          <BarChart key={chart.title} chart={chart} />
        ))}
      </div>
      <WideSection title={t('admin.statistics.figures')} text={t('admin.statistics.how')}>
        <DataTable
          caption={t('admin.statistics.figures')}
          head={head(['figure', 'now', 'before', 'change'])}
          rows={figures}
          empty={empty}
        />
      </WideSection>
      {searches.map(({ by, rows }) => (
        <WideSection
          key={by}
          title={t(`admin.statistics.searches.${by}`)}
          text={t('admin.statistics.searches-text')}
        >
          <DataTable
            caption={t(`admin.statistics.searches.${by}`)}
            head={head(['text', 'searches', 'empty', 'corrected'])}
            rows={rows}
            empty={empty}
          />
        </WideSection>
      ))}
      {jobs.map(({ by, rows }) => (
        <WideSection key={by} title={t(`admin.statistics.jobs.${by}`)}>
          <DataTable
            caption={t(`admin.statistics.jobs.${by}`)}
            head={head(['value', 'count', 'share'])}
            rows={rows}
            empty={empty}
          />
        </WideSection>
      ))}
      <WideSection title={t('admin.statistics.pages')} text={t('admin.statistics.pages-text')}>
        <DataTable
          caption={t('admin.statistics.pages')}
          head={head(['page', 'now', 'before'])}
          rows={pages}
          empty={empty}
        />
      </WideSection>
    </AreaPage>
  )
}
