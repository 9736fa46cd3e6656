import { Link } from 'react-router'
import { oppositeOf } from '../../../../domain/desk/bulk/bulk-move.values.ts'
import { moveInBulk } from '../../../../domain/desk/bulk/move-in-bulk.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { BackTo } from '../../../parts/admin/back-to.tsx'
import { useAdminTabs } from '../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage, AreaSection } from '../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { Button } from '../../../ui/button.tsx'
import { FoldSummary } from '../../../ui/fold-summary.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { listAddress, moveSchema, selectionView } from './selection.server.ts'

export const loader = pageLoader((ctx, { request }: Route.LoaderArgs) => selectionView(ctx, request))

export const action = formAction({
  move: form({ schema: moveSchema }, async (ctx, { list, action: move, id, reason }, { request }) => {
    await moveInBulk(ctx, { list, action: move, ids: id, reason: reason ?? null })
    const done = oppositeOf[move] ? 'admin.bulk.done' : 'admin.bulk.done-for-good'
    return redirectWithToast(listAddress(ctx, list, new URL(request.url).searchParams), done)
  }),
})

export const meta: Route.MetaFunction = args => {
  const title = args.loaderData?.title ?? ''
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function AdminSelection({ loaderData, actionData }: Route.ComponentProps) {
  const { area, back, listTitle, title, affects, beyond, possible, refused } = loaderData
  const { t } = useTexts()
  const isEmpty = possible.length + refused.length === 0
  return (
    <AreaPage
      title={title}
      intro={affects}
      tabs={useAdminTabs(area)}
      back={<BackTo to={back} label={listTitle} />}
    >
      <AreaSection
        title={isEmpty ? t('admin.bulk.none') : t('admin.bulk.possible', { count: possible.length })}
        text={isEmpty ? t('admin.bulk.none-text') : beyond}
      >
        <Records records={possible} />
        {refused.map(({ reason, text, records }) => (
          <details key={reason}>
            <FoldSummary>{text}</FoldSummary>
            <Records records={records} />
          </details>
        ))}
        {possible.length > 0 ? (
          <MoveForm view={loaderData} answer={actionData} />
        ) : (
          <div>
            <LinkButton to={back} variant="secondary">
              {t('admin.bulk.to-list')}
            </LinkButton>
          </div>
        )}
      </AreaSection>
    </AreaPage>
  )
}

type View = Route.ComponentProps['loaderData']

function MoveForm({ view, answer }: { view: View; answer: FormAnswer<never> | undefined }) {
  const { t } = useTexts()
  const state = useSiteForm<{ reason: string }>({ name: 'move', answer })
  return (
    <SiteForm state={state}>
      <input type="hidden" name="list" value={view.list} />
      <input type="hidden" name="action" value={view.action} />
      {view.possible.map(({ id }) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      {view.reason && (
        <TextAreaField
          field={state.fields.reason}
          label={view.reason.label}
          rows={3}
          maxLength={view.reason.mostChars}
        />
      )}
      {view.text && <p className="text-ink-soft">{view.text}</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={view.isGrave ? 'danger' : 'next'} isBusy={state.isBusy}>
          {t('admin.bulk.go')}
        </Button>
        <LinkButton to={view.back} variant="secondary">
          {t('common.form.cancel')}
        </LinkButton>
      </div>
    </SiteForm>
  )
}

function Records({ records }: { records: View['possible'] }) {
  return (
    <ul className="grid max-h-60 gap-1 overflow-y-auto">
      {records.map(({ id, name, to }) => (
        <li key={id} className="wrap-anywhere">
          {to === null ? (
            name
          ) : (
            <Link className="link" to={to}>
              {name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
