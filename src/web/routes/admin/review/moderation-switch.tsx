import { ActionButton } from '../../../ui/action-button.tsx'
import { useTexts } from '../../../use-texts.ts'

export function ModerationSwitch({ isOn }: { isOn: boolean }) {
  const { t } = useTexts()
  return (
    <ActionButton form="moderation" fields={{ isOn: String(!isOn) }} variant="secondary">
      {t(isOn ? 'ads.review.turn-off' : 'ads.review.turn-on')}
    </ActionButton>
  )
}
