import { Link } from 'react-router'
import type { ProfilePart } from '../../../../../domain/job-seekers/profile/missing-parts.ts'
import { type EditKind, editPath } from '../../../../parts/seeker/profile/profile-edit.ts'
import { WaysToFit } from '../../../../parts/seeker/profile/ways-to-fit.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { ProfileView } from './profile-view.server.ts'

const opens: Record<ProfilePart, EditKind> = {
  profession: 'wishes',
  place: 'wishes',
  licences: 'licence',
  positions: 'position',
  languages: 'facts',
  shifts: 'wishes',
  workload: 'wishes',
  start: 'wishes',
  pay: 'wishes',
}
const mostHints = 4

type Props = { missing: readonly ProfilePart[]; jobs: ProfileView['jobs'] }

/** How many jobs fit now, and what else would help: each missing part with what it would bring. */
export function ProfileHelp({ missing, jobs }: Props) {
  const { t, to } = useTexts()
  return (
    <aside className="grid content-start gap-4 rounded-card border border-line bg-sunken p-5">
      {jobs && <JobsNow jobs={jobs} />}
      {missing.length > 0 && (
        <div className="grid gap-2">
          <h2 className="text-base">{t('profile.missing.title')}</h2>
          <ul className="grid gap-2 text-sm">
            {missing.slice(0, mostHints).map(part => (
              <li key={part}>
                <Link
                  className="link inline-flex min-h-11 items-center font-medium sm:min-h-0"
                  to={editPath(to('seeker-profile'), { kind: opens[part], id: null })}
                  preventScrollReset
                >
                  {t(`profile.missing.${part}.with`)}
                </Link>{' '}
                <span className="text-ink-soft">{t(`profile.missing.${part}.brings`)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="grid gap-2 border-line border-t pt-4">
        <h2 className="text-base">{t('profile.exchange.title')}</h2>
        <ul className="grid gap-1 text-sm">
          <li>
            <Link className="link inline-flex min-h-11 items-center sm:min-h-0" to={to('seeker-cv')}>
              {t('cv.lead.go')}
            </Link>
          </li>
          <li>
            <Link
              className="link inline-flex min-h-11 items-center sm:min-h-0"
              to={to('seeker-profile-import')}
            >
              {t('profile.exchange.import')}
            </Link>
          </li>
          <li>
            <a className="link inline-flex min-h-11 items-center sm:min-h-0" href={to('profile-pdf')}>
              {t('profile.exchange.pdf')}
            </a>
          </li>
          <li>
            <a className="link inline-flex min-h-11 items-center sm:min-h-0" href={to('profile-json')}>
              {t('profile.exchange.resume')}
            </a>
          </li>
        </ul>
      </div>
    </aside>
  )
}

function JobsNow({ jobs: { count, query, ways } }: { jobs: NonNullable<Props['jobs']> }) {
  const { t, to } = useTexts()
  return (
    <div className="grid gap-3">
      <p role="status" className="font-semibold text-lg">
        {count === 0 ? t('profile.no-jobs') : t('profile.jobs', { count })}
      </p>
      {count > 0 && (
        <div>
          <LinkButton to={`${to('jobs')}?${query}`} variant="primary">
            {t('profile.show-jobs')}
          </LinkButton>
        </div>
      )}
      {ways.length > 0 && (
        <>
          <h2 className="text-base">{t('profile.ways')}</h2>
          <div className="flex flex-wrap gap-2">
            <WaysToFit ways={ways} />
          </div>
        </>
      )}
    </div>
  )
}
