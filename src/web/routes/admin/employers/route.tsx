import { Form, useLocation } from 'react-router'
import { adminEmployerFilterSchema } from '../../../../domain/employers/list-for-admins.schema.ts'
import { listEmployersForAdmins } from '../../../../domain/employers/list-for-admins.ts'
import { employerHirings, employerLinks } from '../../../../domain/employers/list-for-admins.values.ts'
import { localeOf } from '../../../addresses.ts'
import { useAdminTabs } from '../../../parts/admin/use-admin-tabs.ts'
import { withQuery } from '../../../parts/shared/applications/inbox-address.ts'
import { AreaPage } from '../../../parts/shared/area-page.tsx'
import { PageLinks } from '../../../parts/shared/page-links.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/control-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Select } from '../../../ui/select.tsx'
import { useFieldsOfAddress } from '../../../ui/use-fields-of-address.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { EmployerEntry } from './employer-entry.tsx'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const filter = adminEmployerFilterSchema.parse(Object.fromEntries(new URL(request.url).searchParams))
  return { filter, ...(await listEmployersForAdmins(ctx, filter)) }
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const [title, description] = [t('admin.employers.title'), t('admin.employers.intro')]
  return pageMeta(args, { title, description, isHidden: true })
}

export default function AdminEmployers({ loaderData }: Route.ComponentProps) {
  const texts = useTexts()
  const { t, to } = texts
  const { search } = useLocation()
  const { filter, employers, total, page, pages } = loaderData
  return (
    <AreaPage title={t('admin.employers.title')} intro={t('admin.employers.intro')} tabs={useAdminTabs()}>
      <Filters search={search} filter={filter} />
      <h2 className="figures text-lg">{t('admin.employers.count', { count: total })}</h2>
      {employers.length === 0 ? (
        <EmptyState
          title={t('admin.employers.none')}
          actions={<LinkButton to={to('admin-employers')}>{t('admin.employers.show-all')}</LinkButton>}
        />
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {employers.map(employer => (
            <EmployerEntry key={employer.id} employer={employer} />
          ))}
        </ul>
      )}
      <PageLinks
        page={page}
        pageCount={pages}
        hrefOf={number => `.${withQuery(search, { page: number > 1 ? number : null })}`}
        name={t('admin.employers.pages')}
      />
    </AreaPage>
  )
}

type FiltersProps = { search: string; filter: Route.ComponentProps['loaderData']['filter'] }

function Filters({ search, filter }: FiltersProps) {
  const { t } = useTexts()
  const { q, hiring, link } = filter
  const form = useFieldsOfAddress(search, { q, hiring: hiring ?? '', link: link ?? '' })
  return (
    <Form
      ref={form}
      method="get"
      className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_13rem_15rem_auto]"
    >
      <label className="grid gap-1.5">
        <span className="font-semibold">{t('admin.employers.search')}</span>
        <input type="search" name="q" defaultValue={q} maxLength={200} className={controlClass} />
      </label>
      <Choice name="hiring" values={employerHirings} value={hiring} />
      <Choice name="link" values={employerLinks} value={link} />
      <Button type="submit" variant="secondary">
        {t('admin.log.filter')}
      </Button>
    </Form>
  )
}

type ChoiceProps = { name: 'hiring' | 'link'; values: readonly string[]; value: string | null }

function Choice({ name, values, value }: ChoiceProps) {
  const { t } = useTexts()
  return (
    <label htmlFor={name} className="grid gap-1.5">
      <span className="font-semibold">{t(`admin.employers.${name}.label`)}</span>
      <Select id={name} name={name} defaultValue={value ?? ''}>
        <option value="">{t('admin.log.all')}</option>
        {values.map(each => (
          <option key={each} value={each}>
            {t(`admin.employers.${name}.${each}`)}
          </option>
        ))}
      </Select>
    </label>
  )
}
