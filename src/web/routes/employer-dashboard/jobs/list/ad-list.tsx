import { Form } from 'react-router'
import { limits } from '../../../../../config/limits.ts'
import type { AdTab } from '../../../../../domain/jobs/job.status.ts'
import type { AdAction } from '../../../../../domain/jobs/job-ad.values.ts'
import { AskFirst } from '../../../../parts/ask-first.tsx'
import { PageLinks } from '../../../../parts/page-links.tsx'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { AdRow } from './ad-row.tsx'

type Data = Route.ComponentProps['loaderData']

const bulkActions = {
  public: ['renew', 'pause', 'fill', 'archive'],
  review: [],
  drafts: [],
  paused: ['resume', 'fill', 'archive'],
  ended: ['renew', 'archive'],
  archived: ['delete'],
} as const satisfies Record<AdTab, readonly AdAction[]>

/** The ads of a tab; several can be ticked and moved at once. */
export function AdList({ data }: { data: Data }) {
  const { t } = useTexts()
  const { jobs, tab } = data
  if (jobs.length === 0) return <NoAds data={data} />
  const actions = bulkActions[tab].filter(action => jobs.some(({ can }) => can.includes(action)))
  return (
    <div className="grid gap-4">
      {/* The boxes of the rows belong to this form by its id, so that each row can have forms of its own. */}
      <Form id="bulk" method="post" className="contents">
        <input type="hidden" name="form" value="move" />
      </Form>
      <ul className="grid gap-3">
        {jobs.map(job => (
          <AdRow key={job.id} job={job} canChoose={actions.some(action => job.can.includes(action))} />
        ))}
      </ul>
      {actions.length > 0 && (
        <div className="flex flex-wrap items-start gap-2">
          <span className="py-2 text-ink-soft text-sm">{t('ads.list.with-chosen')}</span>
          {actions.map(action =>
            action === 'fill' || action === 'delete' ? (
              <AskFirst
                key={action}
                label={t(`ads.action.${action}`)}
                text={t(`ads.list.sure.${action}-many`)}
                look="secondary"
              >
                <BulkButton action={action} label={t(`ads.list.final.${action}`)} isDanger />
              </AskFirst>
            ) : (
              <BulkButton key={action} action={action} label={t(`ads.action.${action}`)} />
            ),
          )}
        </div>
      )}
      <Pages data={data} />
    </div>
  )
}

function BulkButton({
  action,
  label,
  isDanger = false,
}: {
  action: AdAction
  label: string
  isDanger?: boolean
}) {
  return (
    <div>
      <Button
        type="submit"
        form="bulk"
        name="action"
        value={action}
        variant={isDanger ? 'danger' : 'secondary'}
        size="small"
      >
        {label}
      </Button>
    </div>
  )
}

function Pages({ data: { page, total, tab, words, employer } }: { data: Data }) {
  const { to } = useTexts()
  const pages = Math.ceil(total / limits.pageSize)
  const address = (number: number) => {
    const search = new URLSearchParams(employer.query.slice(1))
    search.set('tab', tab)
    if (words) search.set('q', words)
    search.set('page', String(number))
    return `${to('employer-jobs-own')}?${search}`
  }
  return <PageLinks page={page} pageCount={pages} hrefOf={address} />
}

function NoAds({ data: { tab, words, employer } }: { data: Data }) {
  const { t, to } = useTexts()
  const path = to('employer-jobs-own')
  if (words !== '') {
    return (
      <EmptyState
        title={t('ads.list.nothing-found', { words })}
        actions={
          <LinkButton to={`${path}${employer.query || '?'}&tab=${tab}`} variant="secondary">
            {t('ads.list.show-all')}
          </LinkButton>
        }
      />
    )
  }
  return (
    <EmptyState
      title={t(`ads.list.empty.${tab}`)}
      actions={
        <LinkButton to={to('post-job') + employer.query} variant={tab === 'public' ? 'primary' : 'secondary'}>
          {t('ads.post.title')}
        </LinkButton>
      }
    >
      {t('ads.list.empty-text')}
    </EmptyState>
  )
}
