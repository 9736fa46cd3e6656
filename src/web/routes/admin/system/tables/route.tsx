import { Link } from 'react-router'
import { readTable, readTables } from '../../../../../domain/operation/read-tables.ts'
import { formatBytes, formatCount } from '../../../../../i18n/format.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { localeOf } from '../../../../addresses.ts'
import { BackTo } from '../../../../parts/admin/back-to.tsx'
import { DataTable } from '../../../../parts/admin/data-table.tsx'
import { useAdminTabs } from '../../../../parts/admin/use-admin-tabs.tsx'
import { WideSection } from '../../../../parts/admin/wide-section.tsx'
import { AreaPage } from '../../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { textsOf } from '../../../../texts.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const { locale } = ctx
  const t = translator(locale)
  const table = new URL(request.url).searchParams.get('table') || null
  const columns = table === null ? [] : await readTable(ctx, { table })
  const tables = await readTables(ctx)
  return {
    table,
    columns: columns.map(({ column, type, isNullable, fallback }) => ({
      key: column,
      cells: [
        column,
        type,
        t(isNullable ? 'system-words.may-be-empty' : 'system-words.never-empty'),
        fallback ?? '',
      ],
    })),
    tables: tables.map(({ table: name, rows, bytes, indexBytes }) => ({
      name,
      cells: [formatCount(rows, locale), formatBytes(bytes, locale), formatBytes(indexBytes, locale)],
    })),
  }
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const title = t('admin.system.tables')
  return pageMeta(args, { title, description: t('admin.system.tables-intro'), isHidden: true })
}

export default function Tables({ loaderData: { table, columns, tables } }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const head = (names: readonly string[]) => names.map(name => t(`admin.system.table.${name}`))
  return (
    <AreaPage
      title={t('admin.system.tables')}
      intro={t('admin.system.tables-intro')}
      tabs={useAdminTabs()}
      back={<BackTo to={to('admin-system')} label={t('admin.system.title')} />}
    >
      {table !== null && (
        <WideSection title={table}>
          <DataTable
            caption={table}
            head={head(['column', 'type', 'empty', 'fallback'])}
            rows={columns}
            empty=""
          />
        </WideSection>
      )}
      <DataTable
        caption={t('admin.system.tables')}
        head={head(['name', 'rows', 'bytes', 'index'])}
        empty={t('admin.system.none')}
        rows={tables.map(({ name, cells }) => ({
          key: name,
          cells: [
            <Link key={name} className="link" to={`${to('admin-tables')}?table=${name}`}>
              {name}
            </Link>,
            ...cells,
          ],
        }))}
      />
    </AreaPage>
  )
}
