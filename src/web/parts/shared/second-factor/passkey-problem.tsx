import { useTexts } from '../../../use-texts.ts'
import { AccountNotice } from '../sign-in/account-notice.tsx'

/** Says why the device gave no answer; otherwise renders nothing. */
export function PasskeyProblem({ state }: { state: 'idle' | 'asking' | 'failed' | 'impossible' }) {
  const { t } = useTexts()
  if (state !== 'failed' && state !== 'impossible') return null
  return <AccountNotice tone="bad">{t(`factors.passkey.${state}`)}</AccountNotice>
}
