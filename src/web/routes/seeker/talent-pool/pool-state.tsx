import { editPath } from '../../../parts/seeker/profile/profile-edit.ts'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { TalentFacts } from '../../../parts/shared/talents/talent-card.tsx'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ConfirmStep } from '../../../ui/confirm-step.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { OwnPoolView } from './own-pool-view.server.ts'

/** Off, on or paused, each with one button for the next step, and how the profile looks to others. */
export function PoolState({ view }: { view: OwnPoolView }) {
  const { t, to } = useTexts()
  if (!view.isOn) {
    return (
      <AreaSection title={t('talent.mine.off')} text={t('talent.mine.off-text')}>
        {view.endedBecause && <p className="font-medium">{t(`talent.mine.ended-${view.endedBecause}`)}</p>}
        <ActionButton form="visibility" fields={{ visibility: 'anonymous' }} variant="next">
          {t('talent.mine.join')}
        </ActionButton>
        <p className="text-ink-soft text-sm">{t('talent.mine.join-consent')}</p>
      </AreaSection>
    )
  }
  return (
    <>
      {view.hire && <Hire hire={view.hire} />}
      <AreaSection
        title={t(titleOf(view))}
        text={
          view.isPaused ? t('talent.mine.paused-text') : t('talent.mine.on-text', { date: view.consentUntil })
        }
      >
        {!view.hasProfession && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 font-medium">
            {t('talent.mine.no-profession')}
            <LinkButton
              to={editPath(to('seeker-profile'), { kind: 'wishes', id: null })}
              variant="next"
              size="small"
            >
              {t('talent.mine.to-profile')}
            </LinkButton>
          </p>
        )}
        <Steps isPaused={view.isPaused} />
      </AreaSection>
      {view.card && (
        <AreaSection title={t('talent.mine.looks')} text={t('talent.mine.looks-text')}>
          <div className="grid gap-3 rounded-card border border-line p-4">
            <h3 className="text-lg hyphens-auto wrap-anywhere">{view.card.title}</h3>
            <p className="text-ink-soft text-sm">
              {view.card.region} · {view.card.activity}
            </p>
            <TalentFacts talent={view.card} />
          </div>
          {view.isShown && (
            <LinkButton
              to={to('talent-profile', { id: view.card.id })}
              variant="secondary"
              size="small"
              className="justify-self-start"
            >
              {t('talent.mine.to-own-card')}
            </LinkButton>
          )}
        </AreaSection>
      )}
    </>
  )
}

function titleOf({ isPaused, hasProfession }: Pick<OwnPoolView, 'isPaused' | 'hasProfession'>) {
  if (isPaused) return 'talent.mine.paused'
  return hasProfession ? 'talent.mine.on' : 'talent.mine.not-yet'
}

function Steps({ isPaused }: { isPaused: boolean }) {
  const { t } = useTexts()
  return (
    <div className="flex flex-wrap gap-3">
      <ActionButton form={isPaused ? 'resume' : 'pause'} variant={isPaused ? 'primary' : 'secondary'}>
        {t(isPaused ? 'talent.mine.resume' : 'talent.mine.pause')}
      </ActionButton>
      <ActionButton form="renew" variant="secondary">
        {t('talent.mine.renew')}
      </ActionButton>
      <ConfirmStep
        name="leave"
        open={t('talent.mine.leave')}
        title={t('talent.mine.leave-title')}
        cancel={t('talent.mine.stay')}
        does={{ form: 'visibility', fields: { visibility: 'off' }, text: t('talent.mine.leave') }}
      >
        <p>{t('talent.mine.leave-text')}</p>
      </ConfirmStep>
    </div>
  )
}

function Hire({ hire: { job, employer } }: { hire: { job: string; employer: string } }) {
  const { t } = useTexts()
  return (
    <AreaSection title={t('talent.mine.hire')} text={t('talent.mine.hire-text', { job, employer })}>
      <div className="flex flex-wrap gap-3">
        <ActionButton form="hire" fields={{ answer: 'pause' }} variant="next">
          {t('talent.mine.hire-pause')}
        </ActionButton>
        <ActionButton form="hire" fields={{ answer: 'stay' }} variant="secondary">
          {t('talent.mine.hire-stay')}
        </ActionButton>
      </div>
    </AreaSection>
  )
}
