import { EllipsisVertical } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import type { AdAction } from '../../../../../domain/job-ads/job-ad.values.ts'
import { FoldedMenu } from '../../../../parts/shared/frame/folded-menu.tsx'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import { actionText, asksFirst, selectionQuery } from '../ad-actions.ts'
import type { AdView } from './ad-views.server.ts'

const itemLook =
  'flex min-h-11 w-full items-center px-4 py-2 text-left text-ink no-underline hover:bg-sunken hover:text-brand'

/** Actions that cannot be undone lead to a page that asks first; the others are done at once. */
export function RowMenu({ job, query }: { job: AdView; query: string }) {
  const { t, to } = useTexts()
  const { search } = useLocation()
  const about = `ad-${job.id}`
  return (
    <FoldedMenu
      summary={
        <>
          <EllipsisVertical aria-hidden className="size-5" strokeWidth={1.75} />
          <span className="sr-only">{t('ads.list.actions-for', { title: job.title })}</span>
        </>
      }
    >
      <ul className="py-1 text-base">
        {job.editTo && (
          <li>
            <Link to={job.editTo} aria-describedby={about} className={itemLook}>
              {t('ads.action.edit')}
            </Link>
          </li>
        )}
        {job.can.map(action => (
          <li key={action}>
            {asksFirst(action) ? (
              <Link
                to={
                  to('employer-jobs-selection') + selectionQuery(search || query, { action, jobId: job.id })
                }
                aria-describedby={about}
                className={itemLook}
              >
                {t(actionText(action, job.status))}
              </Link>
            ) : (
              <Move job={job} action={action} />
            )}
          </li>
        ))}
        {job.canFeature && (
          <li>
            <Link
              to={
                to('employer-jobs-selection') +
                selectionQuery(search || query, { action: 'feature', jobId: job.id })
              }
              aria-describedby={about}
              className={itemLook}
            >
              {t('ads.feature.action')}
            </Link>
          </li>
        )}
        <li>
          <ActionButton form="copy" fields={{ jobId: job.id }} look={itemLook} describedBy={about} leadsOn>
            {t('ads.action.copy')}
          </ActionButton>
        </li>
        <li>
          <Link to={job.templateTo} aria-describedby={about} className={itemLook}>
            {t('ads.templates.keep')}
          </Link>
        </li>
      </ul>
    </FoldedMenu>
  )
}

function Move({ job, action }: { job: AdView; action: AdAction }) {
  const { t } = useTexts()
  return (
    <ActionButton form="move" fields={{ jobId: job.id, action }} look={itemLook} describedBy={`ad-${job.id}`}>
      {t(actionText(action, job.status))}
    </ActionButton>
  )
}
