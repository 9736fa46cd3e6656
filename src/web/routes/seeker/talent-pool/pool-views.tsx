import { Link } from 'react-router'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { OwnPoolView } from './own-pool-view.server.ts'

const shownAtOnce = 10

/** Who looked, when, and what they saw. */
export function PoolViews({ views }: Pick<OwnPoolView, 'views'>) {
  const { t } = useTexts()
  return (
    <AreaSection title={t('talent.mine.views')}>
      {views.length === 0 ? (
        <p className="text-ink-soft">{t('talent.mine.views-none')}</p>
      ) : (
        <Lines views={views.slice(0, shownAtOnce)} />
      )}
      {views.length > shownAtOnce && (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            {t('talent.mine.views-more')}
          </summary>
          <Lines views={views.slice(shownAtOnce)} />
        </details>
      )}
    </AreaSection>
  )
}

function Lines({ views }: Pick<OwnPoolView, 'views'>) {
  const { t } = useTexts()
  return (
    <ul className="-my-2 divide-y divide-line">
      {views.map(({ key, day, employer, employerTo, saw }) => (
        <li key={key} className="grid gap-0.5 py-2">
          <p className="figures flex flex-wrap gap-x-3">
            <span className="text-ink-soft">{day}</span>
            <Link className="link wrap-anywhere" to={employerTo}>
              {employer}
            </Link>
          </p>
          <p className="text-ink-soft text-sm">{t('talent.mine.views-saw', { fields: saw })}</p>
        </li>
      ))}
    </ul>
  )
}
