import { ActionButton } from '../../../ui/action-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { WayView } from '../../shared/search-ways.server.ts'
import { WaysToFit } from '../profile/ways-to-fit.tsx'
import { RecommendedJob, type RecommendedView } from './recommended-job.tsx'

export type RecommendationsView =
  | { state: 'opted-out' }
  | { state: 'empty'; missing: string[]; guesses: RecommendedView[] }
  | {
      state: 'ready'
      jobs: RecommendedView[]
      hasRules: boolean
      /** Searches that find more, while hardly any job fits; null when enough do. */
      ways: WayView[] | null
    }

type ListProps = { view: RecommendationsView; heading: 'h2' | 'h3' }

/** What fits, or why nothing is shown and what helps; `heading` is the level of its headings. */
export function RecommendationList({ view, heading }: ListProps) {
  if (view.state === 'opted-out') return <OptedOut />
  if (view.state === 'empty') return <EmptyProfile {...view} heading={heading} />
  if (view.jobs.length === 0) return <NothingFits hasRules={view.hasRules} ways={view.ways ?? []} />
  return (
    <>
      <JobList jobs={view.jobs} heading={heading} />
      {view.ways && <Few ways={view.ways} />}
    </>
  )
}

function JobList({ jobs, heading }: { jobs: RecommendedView[]; heading: 'h2' | 'h3' }) {
  return (
    <ul className="grid gap-2">
      {jobs.map(job => (
        <li key={job.card.id}>
          <RecommendedJob recommended={job} heading={heading} />
        </li>
      ))}
    </ul>
  )
}

function Few({ ways }: { ways: WayView[] }) {
  const { t } = useTexts()
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">{t('recommendation.few')}</p>
      <div className="flex flex-wrap gap-3">
        <WaysToFit ways={ways} />
      </div>
    </div>
  )
}

function OptedOut() {
  const { t, to } = useTexts()
  return (
    <EmptyState
      title={t('recommendation.out.title')}
      actions={
        <>
          <ActionButton form="profiling" fields={{ isOn: 'yes' }} variant="secondary">
            {t('recommendation.profiling.turn-on')}
          </ActionButton>
          <LinkButton to={to('jobs')} variant="secondary">
            {t('recommendation.out.search')}
          </LinkButton>
        </>
      }
    >
      {t('recommendation.out.text')}
    </EmptyState>
  )
}

type EmptyProps = { missing: string[]; guesses: RecommendedView[]; heading: 'h2' | 'h3' }

function EmptyProfile({ missing, guesses, heading: Heading }: EmptyProps) {
  const { t, to } = useTexts()
  return (
    <div className="grid gap-6">
      <section className="seam grid gap-3 rounded-card border border-line bg-surface p-5">
        <Heading className="text-lg">{t('recommendation.empty.title')}</Heading>
        <p className="text-ink-soft">{t('recommendation.empty.text')}</p>
        <ul className="grid list-disc gap-1 pl-5">
          {missing.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <div>
          <LinkButton to={to('seeker-profile')} variant="secondary">
            {t('recommendation.empty.fill')}
          </LinkButton>
        </div>
      </section>
      {guesses.length > 0 && (
        <section aria-labelledby="guesses" className="grid gap-3">
          <Heading id="guesses" className="text-lg">
            {t('recommendation.empty.guesses')}
          </Heading>
          <p className="text-ink-soft">{t('recommendation.empty.guesses-text')}</p>
          <JobList jobs={guesses} heading="h3" />
        </section>
      )}
    </div>
  )
}

function NothingFits({ hasRules, ways }: { hasRules: boolean; ways: WayView[] }) {
  const { t, to } = useTexts()
  return (
    <EmptyState
      title={t('recommendation.none.title')}
      actions={
        <>
          {hasRules && (
            <LinkButton to={`${to('recommendations')}#rules`} variant="secondary" size="small">
              {t('recommendation.none.rules')}
            </LinkButton>
          )}
          <WaysToFit ways={ways} />
        </>
      }
    >
      {t(hasRules ? 'recommendation.none.text-rules' : 'recommendation.none.text')}
    </EmptyState>
  )
}
