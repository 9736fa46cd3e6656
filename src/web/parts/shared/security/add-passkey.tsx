import { useSubmit } from 'react-router'
import type { z } from 'zod'
import type {
  newAppSchema,
  newPasskeySchema,
} from '../../../../domain/accounts/factors/answer-factor.schema.ts'
import type { PasskeyRegistration } from '../../../../domain/accounts/factors/register-passkey.ts'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { PasskeyProblem } from '../second-factor/passkey-problem.tsx'
import { usePasskey } from '../second-factor/use-passkey.ts'
import { AccountNotice } from '../sign-in/account-notice.tsx'
import type { SecurityAnswer } from './security-answer.ts'

/** Asks for a name first, then the device. The second step needs scripts and a click of its own. */
export function AddPasskey({ answer }: { answer: SecurityAnswer }) {
  const { t } = useTexts()
  const hasScripts = useHydrated()
  const state = useSiteForm<z.input<typeof newAppSchema>>({ name: 'start-passkey', answer })
  const begun = answer?.done?.kind === 'passkey' ? answer.done : null
  if (!hasScripts) return <p>{t('factors.passkey.needs-scripts')}</p>
  if (begun)
    return <MakePasskey name={begun.friendlyName} registration={begun.registration} answer={answer} />
  return (
    <SiteForm state={state}>
      <TextField
        field={state.fields.friendlyName}
        label={t('factors.field.name')}
        hint={t('factors.add.passkey.name-hint')}
        autoComplete="off"
        maxLength={60}
      />
      <p>
        <Button type="submit" isBusy={state.isBusy}>
          {t('factors.add.passkey.submit')}
        </Button>
      </p>
    </SiteForm>
  )
}

type Props = { name: string; registration: PasskeyRegistration; answer: SecurityAnswer }

function MakePasskey({ name, registration: { challengeId, options }, answer }: Props) {
  const { t } = useTexts()
  const submit = useSubmit()
  const state = useSiteForm<z.input<typeof newPasskeySchema>>({ name: 'add-passkey', answer })
  const passkey = usePasskey(async ({ startRegistration }) => startRegistration({ optionsJSON: options }))
  const make = async () => {
    const made = await passkey.run()
    if (made === null) return
    await submit({ form: 'add-passkey', friendlyName: name, challengeId, answer: made }, { method: 'post' })
  }
  return (
    <div className="grid gap-4">
      <AccountNotice tone="good">{t('factors.add.passkey.ready', { name })}</AccountNotice>
      <PasskeyProblem state={passkey.state} />
      <p>
        <Button variant="next" isBusy={state.isBusy || passkey.state === 'asking'} onClick={make}>
          {t('factors.add.passkey.make')}
        </Button>
      </p>
    </div>
  )
}
