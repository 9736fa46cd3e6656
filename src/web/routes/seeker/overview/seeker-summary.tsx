import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'

type Props = { summary: { isOnboarded: boolean; facts: { label: string; value: string }[]; query: string } }

export function SeekerSummary({ summary: { isOnboarded, facts, query } }: Props) {
  const { t, to } = useTexts()
  const hasFacts = facts.length > 0
  return (
    <section className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <div className="grid gap-1">
        <h2 className="text-xl">
          {t(hasFacts ? 'dashboard.seeker.profile' : 'dashboard.seeker.empty.title')}
        </h2>
        {!hasFacts && <p className="text-ink-soft">{t('dashboard.seeker.empty.text')}</p>}
      </div>
      {hasFacts && (
        <dl className="grid gap-2">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-ink-soft text-sm">{label}</dt>
              <dd className="font-medium hyphens-auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="grid gap-2">
        {hasFacts && (
          <LinkButton to={query ? `${to('jobs')}?${query}` : to('jobs')} variant="primary">
            {t('dashboard.seeker.search')}
          </LinkButton>
        )}
        {query && (
          <LinkButton to={`${to('new-alert')}?${query}`} variant="secondary">
            {t('dashboard.seeker.alert')}
          </LinkButton>
        )}
        <LinkButton
          to={isOnboarded ? `${to('onboarding-jobseeker')}?step=work` : to('onboarding-jobseeker')}
          variant="secondary"
        >
          {t(isOnboarded ? 'dashboard.seeker.edit' : 'dashboard.seeker.finish')}
        </LinkButton>
        <LinkButton to={to('seeker-cv')} variant="quiet">
          {t('cv.lead.go')}
        </LinkButton>
      </div>
    </section>
  )
}
