import { ActionButton } from '../../../ui/action-button.tsx'
import { useTexts } from '../../../use-texts.ts'

/** For people who cannot give any of their factors. */
export function SignOutInstead({ action }: { action: string }) {
  const { t } = useTexts()
  return (
    <ActionButton action={action} leadsOn look="link min-h-11">
      {t('factors.challenge.sign-out')}
    </ActionButton>
  )
}
