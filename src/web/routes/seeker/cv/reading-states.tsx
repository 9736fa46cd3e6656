import { Link } from 'react-router'
import { WaysToFit } from '../../../parts/seeker/profile/ways-to-fit.tsx'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { AccountNotice } from '../../../parts/shared/sign-in/account-notice.tsx'
import { fileNameMark, TextWithFileName } from '../../../parts/shared/upload/file-name.tsx'
import { ActionButton } from '../../../ui/action-button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { CvState } from './cv-page.server.ts'

type Of<Kind extends CvState['kind']> = { state: Extract<CvState, { kind: Kind }> }

export function ReadingOpen({ state: { name, isChecked, isReading, page, pages } }: Of<'open'>) {
  const { t, to } = useTexts()
  const step = isChecked ? 'checked' : isReading ? 'reading' : 'waiting'
  return (
    <AreaSection title={t('cv.open.title')} text={t('cv.open.leave')}>
      <p role="status" className="grid gap-2">
        <span className="min-w-0 wrap-anywhere">
          <TextWithFileName text={t(`cv.open.${step}`, { name: fileNameMark })} name={name} />
        </span>
        {page !== null && pages !== null && (
          <>
            <span className="figures text-ink-soft text-sm">{t('cv.open.page', { page, pages })}</span>
            <progress value={page - 1} max={pages} aria-label={t('cv.open.title')} />
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={to('seeker-cv')} variant="secondary" replace>
          {t('cv.open.look')}
        </LinkButton>
        <ActionButton form="drop" variant="quiet">
          {t('cv.open.cancel')}
        </ActionButton>
      </div>
    </AreaSection>
  )
}

/** What happened in the words of the house, why, and what helps. */
export function ReadingFailed({ state: { why, help, isGone, isPassing } }: Of<'failed'>) {
  const { t, to } = useTexts()
  return (
    <div className="grid max-w-[44rem] gap-4">
      <AccountNotice tone="bad" title={t(isGone ? 'cv.failed.gone' : 'cv.failed.title')}>
        <p>{why}</p>
        <p>{help}</p>
      </AccountNotice>
      <div className="flex flex-wrap items-center gap-3">
        {!isGone && (
          <ActionButton form="read" variant={isPassing ? 'next' : 'secondary'}>
            {t('cv.failed.retry')}
          </ActionButton>
        )}
        <a href="#choose" className={buttonClass('secondary')}>
          {t(isGone ? 'cv.failed.other-file' : 'cv.failed.other')}
        </a>
        <Link to={to('seeker-profile')} className="link inline-flex min-h-11 items-center">
          {t('cv.type')}
        </Link>
        <ActionButton form="drop" variant="quiet">
          {t('cv.failed.close')}
        </ActionButton>
      </div>
    </div>
  )
}

export function ReadingTaken({ state: { count, to: jobs, ways } }: Of<'taken'>) {
  const { t, to } = useTexts()
  const fit = count === 0 ? t('cv.taken.none') : count && t('cv.taken.fit', { count })
  return (
    <section className="seam grid max-w-[44rem] gap-4 rounded-card border border-line bg-surface p-5 sm:p-7">
      <div className="grid gap-1">
        <h2 className="text-xl">{t('cv.taken.title')}</h2>
        <p role="status" className="text-lg">
          {fit ?? t('cv.taken.no-wish')}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {count !== null && count > 0 && (
          <LinkButton to={jobs} variant="next">
            {t('cv.taken.show', { count })}
          </LinkButton>
        )}
        <LinkButton to={to('seeker-profile')} variant="secondary">
          {t('cv.taken.profile')}
        </LinkButton>
      </div>
      {ways.length > 0 && (
        <div className="grid gap-2 border-line border-t pt-4">
          <h3 className="text-base">{t('profile.ways')}</h3>
          <div className="flex flex-wrap gap-3">
            <WaysToFit ways={ways} />
          </div>
        </div>
      )}
    </section>
  )
}
