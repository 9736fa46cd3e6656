import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { ConfirmStep } from '../../../ui/confirm-step.tsx'
import { useTexts } from '../../../use-texts.ts'

/** Deletes the own part in all of it; asked once. */
export function LeaveIdeas() {
  const { t } = useTexts()
  return (
    <AreaSection title={t('ideas.leave.title')} text={t('ideas.leave.text')}>
      <ConfirmStep
        name="leave"
        open={t('ideas.leave.action')}
        variant="secondary"
        title={t('ideas.leave.ask')}
        does={{ form: 'leave', text: t('ideas.leave.action'), variant: 'danger', leadsOn: true }}
      >
        <p>{t('ideas.leave.text')}</p>
      </ConfirmStep>
    </AreaSection>
  )
}
