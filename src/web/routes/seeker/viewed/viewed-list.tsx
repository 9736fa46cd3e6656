import { JobCard, type JobCardView } from '../../../parts/shared/job-card.tsx'
import { PageLinks } from '../../../parts/shared/page-links.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ConfirmStep } from '../../../ui/confirm-step.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'

type List = {
  page: number
  pages: number
  jobs: { card: JobCardView; hasEnded: boolean; viewedOn: string }[]
}

export function ViewedList({ list: { page, pages, jobs } }: { list: List }) {
  const { t, to } = useTexts()
  const path = to('viewed')
  if (jobs.length === 0) {
    return (
      <EmptyState
        title={t('bookmark-list.viewed.none')}
        actions={
          <LinkButton to={to('jobs')} variant="next">
            {t('bookmark-list.none.find-jobs')}
          </LinkButton>
        }
      >
        {t('bookmark-list.viewed.none-text')}
      </EmptyState>
    )
  }
  return (
    <div className="grid max-w-[52rem] gap-5">
      <ul className="grid gap-4">
        {jobs.map(({ card, hasEnded, viewedOn }) => (
          <li key={card.id} className="grid gap-1">
            <JobCard job={card} heading="h2" />
            <p className="figures flex flex-wrap items-center gap-2 px-1 text-ink-soft text-sm">
              {t('bookmark-list.viewed.on', { date: viewedOn })}
              {hasEnded && <Badge>{t('bookmark-list.ended')}</Badge>}
            </p>
          </li>
        ))}
      </ul>
      <PageLinks
        page={page}
        pageCount={pages}
        hrefOf={number => (number > 1 ? `${path}?page=${number}` : path)}
      />
      <ConfirmStep
        name="clear"
        open={t('bookmark-list.viewed.clear')}
        variant="secondary"
        title={t('bookmark-list.viewed.clear-title')}
        cancel={t('bookmark-list.viewed.keep')}
        does={{ form: 'clear', text: t('bookmark-list.viewed.clear') }}
      >
        <p>{t('bookmark-list.viewed.clear-text')}</p>
      </ConfirmStep>
    </div>
  )
}
