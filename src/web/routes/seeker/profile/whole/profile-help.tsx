import { Link } from 'react-router'
import type { ProfilePart } from '../../../../../domain/job-seekers/profile/missing-parts.ts'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import { type EditKind, editPath } from './profile-edit.ts'

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

type Props = { missing: readonly ProfilePart[]; jobs: { count: number; query: string } | null }

/** How many jobs fit now, and what else would help: each missing part with what it would bring. */
export function ProfileHelp({ missing, jobs }: Props) {
  const { t, to } = useTexts()
  return (
    <aside className="grid content-start gap-4 rounded-card border border-line bg-sunken p-5">
      {jobs && (
        <div className="grid gap-3">
          <p role="status" className="font-semibold text-lg">
            {t('profile.jobs', { count: jobs.count })}
          </p>
          <div>
            <LinkButton to={`${to('jobs')}?${jobs.query}`} variant="primary">
              {t('profile.show-jobs')}
            </LinkButton>
          </div>
        </div>
      )}
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
