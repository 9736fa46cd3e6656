import { EllipsisVertical } from 'lucide-react'
import { Form, Link, useLocation } from 'react-router'
import type { AdAction } from '../../../../../domain/job-ads/job-ad.values.ts'
import { FoldedMenu } from '../../../../parts/shared/frame/folded-menu.tsx'
import { useTexts } from '../../../../use-texts.ts'
import { actionText, asksFirst, selectionQuery } from '../ad-actions.ts'
import type { AdView } from './ad-views.server.ts'

const itemLook =
  'flex min-h-11 w-full items-center px-4 py-2 text-left text-ink no-underline hover:bg-sunken hover:text-brand'

/** Everything that can be done with one ad. What can not be taken back asks on a page of its own first. */
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
          <Form method="post">
            <input type="hidden" name="form" value="copy" />
            <input type="hidden" name="jobId" value={job.id} />
            <button type="submit" aria-describedby={about} className={itemLook}>
              {t('ads.action.copy')}
            </button>
          </Form>
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
    <Form method="post" preventScrollReset>
      <input type="hidden" name="form" value="move" />
      <input type="hidden" name="jobId" value={job.id} />
      <button
        type="submit"
        name="action"
        value={action}
        aria-describedby={`ad-${job.id}`}
        className={itemLook}
      >
        {t(actionText(action, job.status))}
      </button>
    </Form>
  )
}
