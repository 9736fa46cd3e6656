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
 * What can be done with the chosen ads; it stays in sight while the list scrolls. Nothing happens here yet: the next page says to
 * which ads it would happen and to which not.
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
        // Before anything is chosen it would only cover rows; its place in the page is the same.
        chosen.count !== 0 && 'sticky z-20 shadow-float',
      )}
    >
      <p className="figures font-semibold" aria-live="polite">
        {chosen.count === null ? t('ads.list.with-chosen') : t('ads.list.chosen', { count: chosen.count })}
      </p>
      <Choosing data={data} chosen={chosen} />
      {/* The boxes of the rows belong to this form by its id, so that each row can have forms of its own. */}
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

/** Ways to choose many at once; links, so that they work without scripts as well. */
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
