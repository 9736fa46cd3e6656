import { Link } from 'react-router'
import { useTexts } from '../../../use-texts.ts'

type Props = { profileTo: string; mediaTo: string | null; isMedia: boolean }

/** `mediaTo` is null before the employer exists: pictures need one to belong to. */
export function ProfileTabs({ profileTo, mediaTo, isMedia }: Props) {
  const { t } = useTexts()
  const look =
    '-mb-px flex min-h-11 items-center border-transparent border-b-2 px-3 font-medium no-underline ' +
    'aria-[current=page]:border-brand aria-[current=page]:text-brand-strong'
  return (
    <nav aria-label={t('employer-area.profile.tabs')} className="border-line border-b">
      <ul className="flex gap-1">
        <li>
          <Link
            to={profileTo}
            aria-current={isMedia ? undefined : 'page'}
            className={`${look} hover:text-brand`}
          >
            {t('employer-area.profile.tab.profile')}
          </Link>
        </li>
        <li>
          {mediaTo === null ? (
            <span className={`${look} text-ink-soft`}>{t('employer-area.profile.tab.media')}</span>
          ) : (
            <Link
              to={mediaTo}
              aria-current={isMedia ? 'page' : undefined}
              className={`${look} hover:text-brand`}
            >
              {t('employer-area.profile.tab.media')}
            </Link>
          )}
        </li>
      </ul>
    </nav>
  )
}
