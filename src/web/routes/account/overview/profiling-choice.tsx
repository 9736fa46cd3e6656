import { Link } from 'react-router'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { ActionButton } from '../../../ui/action-button.tsx'
import { useTexts } from '../../../use-texts.ts'

/** Whether the profile is compared with ads at all. */
export function ProfilingChoice({ isOn }: { isOn: boolean }) {
  const { t, to } = useTexts()
  return (
    <AreaSection title={t('recommendation.profiling.title')} text={t('recommendation.profiling.text')}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ActionButton form="profiling" fields={{ isOn: isOn ? 'no' : 'yes' }} variant="secondary">
          {t(`recommendation.profiling.${isOn ? 'turn-off' : 'turn-on'}`)}
        </ActionButton>
        <Link className="link inline-flex min-h-11 items-center" to={to('list-rules')}>
          {t('recommendation.how')}
        </Link>
      </div>
    </AreaSection>
  )
}
