import { Form, Link, useLocation } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useTexts } from '../../../../use-texts.ts'
import { actionText, bulkActions } from '../ad-actions.ts'
import { listQuery } from '../own-jobs-address.ts'
import type { Route } from './+types/route.ts'
import type { Chosen } from './use-chosen.ts'

type Data = Route.ComponentProps['loaderData']

/**
 * Sticks to the lower edge once something is chosen. Its buttons only lead to a preview page, which lists the ads an action is possible
 * for.
 */
export function BulkBar({ data, chosen }: { data: Data; chosen: Chosen }) {
  const { t, to } = useTexts()
  const { search } = useLocation()
  const { tab } = data.filter
  const kept = [...new URLSearchParams(listQuery(search, { page: data.page }))]
  return (
    <section
      aria-label={t('ads.list.with-chosen')}
      data-covers={chosen.count === 0 ? undefined : 'some'}
      className={classNames(
        'bottom-0 -mx-1 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-t-card border border-line bg-surface px-4 py-3',
        // Not sticky before anything is chosen, when it would only cover rows.
        chosen.count !== 0 && 'sticky z-20 shadow-float',
      )}
    >
      <p className="figures font-semibold" aria-live="polite">
        {chosen.count === null ? t('ads.list.with-chosen') : t('ads.list.chosen', { count: chosen.count })}
      </p>
      <Choosing data={data} chosen={chosen} />
      {/* The rows' checkboxes name this form by id: forms cannot be nested, and each row has forms of its own. */}
      <Form id="bulk" action={to('employer-jobs-selection')} className="flex flex-wrap gap-2 sm:ml-auto">
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {chosen.scope === 'all' && <input type="hidden" name="select" value="all" />}
        {chosen.count !== 0 &&
          bulkActions[tab].map(action => (
            <Button key={action} type="submit" name="action" value={action} variant="secondary" size="small">
              {t(actionText(action, tab))}
            </Button>
          ))}
      </Form>
    </section>
  )
}

/** Links, so that choosing a whole page or everything works without scripts. */
function Choosing({ data, chosen }: { data: Data; chosen: Chosen }) {
  const { t, to } = useTexts()
  const { search } = useLocation()
  const path = to('employer-jobs-own')
  const here = listQuery(search, { page: data.page > 1 ? data.page : null })
  const choosing = (select: string) => `${path}${here ? `${here}&` : '?'}select=${select}`
  const look = 'link inline-flex min-h-11 items-center text-sm sm:min-h-9'
  const isAny = chosen.scope === 'all' || data.select === 'page' || (chosen.count ?? 0) > 0
  return (
    <div className="flex flex-wrap gap-x-4">
      {chosen.scope === 'some' && !(chosen.isWholePage && isAny) && (
        <Link to={choosing('page')} preventScrollReset replace className={look}>
          {t('ads.list.choose-page', { count: data.jobs.length })}
        </Link>
      )}
      {chosen.scope === 'some' && data.total > data.jobs.length && (
        <Link to={choosing('all')} preventScrollReset replace className={look}>
          {t('ads.list.choose-all', { count: data.total })}
        </Link>
      )}
      {isAny && (
        <Link to={path + here} preventScrollReset replace className={look}>
          {t('ads.list.choose-none')}
        </Link>
      )}
    </div>
  )
}
