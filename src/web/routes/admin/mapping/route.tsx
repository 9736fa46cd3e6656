import { Link } from 'react-router'
import {
  listUnmappedPeople,
  readMappingPosition,
} from '../../../../domain/employers/mapping/list-unmapped-people.ts'
import { mapPerson } from '../../../../domain/employers/mapping/map-person.ts'
import { mappingSchema } from '../../../../domain/employers/mapping/mapping.schema.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { href, localeOf } from '../../../addresses.ts'
import { useAdminTabs } from '../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage } from '../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../texts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { MappingEntry } from './mapping-entry.tsx'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const after = readMappingPosition(new URL(request.url).searchParams.get('after'))
  const { cases, next } = await listUnmappedPeople(ctx, { after })
  return {
    next,
    cases: cases.map(({ createdAt, ...each }) => ({ ...each, since: formatDate(createdAt, ctx.locale) })),
  }
})

export const action = formAction({
  map: form({ schema: mappingSchema }, async (ctx, input) => {
    await mapPerson(ctx, input)
    return redirectWithToast(href('admin-mapping', ctx.locale), 'records.mapping.done')
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const [title, description] = [t('records.mapping.title'), t('records.mapping.intro')]
  return pageMeta(args, { title, description, isHidden: true })
}

export default function MappingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { cases, next } = loaderData
  return (
    <AreaPage title={t('records.mapping.title')} intro={t('records.mapping.intro')} tabs={useAdminTabs()}>
      {cases.length === 0 ? (
        <EmptyState
          title={t('records.mapping.empty')}
          actions={<LinkButton to={to('admin-employers')}>{t('records.mapping.to-employers')}</LinkButton>}
        />
      ) : (
        <ul className="grid gap-4">
          {cases.map(each => (
            <MappingEntry key={each.userId} person={each} answer={actionData} />
          ))}
        </ul>
      )}
      {next !== null && (
        <p>
          <Link className="link" to={`${to('admin-mapping')}?after=${next}`}>
            {t('records.mapping.more')}
          </Link>
        </p>
      )}
    </AreaPage>
  )
}
