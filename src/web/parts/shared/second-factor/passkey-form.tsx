import { KeyRound } from 'lucide-react'
import { useSubmit } from 'react-router'
import type { z } from 'zod'
import type { passkeyAnswerSchema } from '../../../../domain/accounts/factors/answer-factor.schema.ts'
import type { PasskeyQuestion } from '../../../../domain/accounts/factors/passkey-ceremony.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { FormProblems } from '../../../ui/form-problems.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { AccountNotice } from '../sign-in/account-notice.tsx'
import { PasskeyProblem } from './passkey-problem.tsx'
import { usePasskey } from './use-passkey.ts'

export type PasskeyAsked = { challengeId: string; options: PasskeyQuestion }

type Props = {
  factorId: string
  asked: PasskeyAsked
  answer: FormAnswer<{ challengeId: string }> | undefined
}

/** Passkeys need scripts; without them the form says so. The device's answer is posted like any form. */
export function PasskeyForm({ factorId, asked: { challengeId, options }, answer }: Props) {
  const { t } = useTexts()
  const hasScripts = useHydrated()
  const submit = useSubmit()
  const state = useSiteForm<z.input<typeof passkeyAnswerSchema>>({ name: 'passkey', answer })
  const passkey = usePasskey(async ({ startAuthentication }) => startAuthentication({ optionsJSON: options }))
  const give = async () => {
    const given = await passkey.run()
    if (given !== null)
      await submit({ form: 'passkey', factorId, challengeId, answer: given }, { method: 'post' })
  }
  if (!hasScripts) return <AccountNotice tone="bad">{t('factors.passkey.needs-scripts')}</AccountNotice>
  return (
    <div className="grid gap-4">
      <FormProblems title={t('common.form.problems')} whole={state.errors[''] ?? []} fields={[]} />
      <PasskeyProblem state={passkey.state} />
      <Button variant="next" isBusy={state.isBusy || passkey.state === 'asking'} onClick={give}>
        <KeyRound aria-hidden className="size-5" strokeWidth={1.75} />
        {t('factors.passkey.give')}
      </Button>
    </div>
  )
}
