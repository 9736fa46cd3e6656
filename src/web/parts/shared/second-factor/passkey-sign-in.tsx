import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useTexts } from '../../../use-texts.ts'
import { PasskeyProblem } from './passkey-problem.tsx'
import { usePasskey } from './use-passkey.ts'

type Challenge = { id: string; options: PublicKeyCredentialRequestOptionsJSON }

/** Signs in without address and password. Not rendered without scripts. */
export function PasskeySignIn() {
  const { t } = useTexts()
  const hasScripts = useHydrated()
  const [isRefused, setRefused] = useState(false)
  const passkey = usePasskey(async ({ startAuthentication }) => {
    setRefused(false)
    const challenge = (await post('challenge', {})) as Challenge
    const credential = await startAuthentication({ optionsJSON: challenge.options })
    return { challenge_id: challenge.id, credential }
  })
  const signIn = async () => {
    const given = await passkey.run()
    if (given === null) return
    // The page's loader redirects people who are signed in to where they wanted to go.
    await post('verify', JSON.parse(given)).then(
      () => window.location.reload(),
      () => setRefused(true),
    )
  }
  if (!hasScripts) return null
  return (
    <div className="grid gap-3">
      <PasskeyProblem state={isRefused ? 'failed' : passkey.state} />
      <Button variant="secondary" isBusy={passkey.state === 'asking'} onClick={signIn}>
        <KeyRound aria-hidden className="size-5" strokeWidth={1.75} />
        {t('factors.passkey.sign-in')}
      </Button>
    </div>
  )
}

async function post(step: 'challenge' | 'verify', body: object): Promise<unknown> {
  const response = await fetch(`/api/v1/auth/passkeys/${step}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
  return response.json()
}
