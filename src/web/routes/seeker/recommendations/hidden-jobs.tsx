import { ActionButton } from '../../../ui/action-button.tsx'
import { FoldSummary } from '../../../ui/fold-summary.tsx'
import { useTexts } from '../../../use-texts.ts'

type Props = { jobs: { jobId: number; title: string; employer: string }[] }

export function HiddenJobs({ jobs }: Props) {
  const { t } = useTexts()
  if (jobs.length === 0) return null
  return (
    <details className="rounded-card border border-line bg-surface px-5 py-2">
      <FoldSummary>
        {t('recommendation.hidden.title')} <span className="figures font-normal">({jobs.length})</span>
      </FoldSummary>
      <ul className="grid divide-y divide-line">
        {jobs.map(({ jobId, title, employer }) => (
          <li key={jobId} className="grid gap-1 py-2 text-sm">
            <span className="wrap-anywhere font-semibold hyphens-auto">{title}</span>
            <span className="text-ink-soft">{employer}</span>
            <ActionButton
              form="undo-dismissal"
              fields={{ jobId }}
              label={`${t('recommendation.hidden.show')}: ${title}`}
              variant="quiet"
              size="small"
            >
              {t('recommendation.hidden.show')}
            </ActionButton>
          </li>
        ))}
      </ul>
    </details>
  )
}
