import type { z } from 'zod'
import type {
  appCodeSchema,
  factorIdSchema,
  phoneCodeSchema,
  recoverySchema,
} from '../../../../domain/accounts/factors/answer-factor.schema.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { AccountNotice } from '../sign-in/account-notice.tsx'
import { CodeField } from './code-field.tsx'
import type { GivableFactor } from './second-factor.server.ts'

type Answer = FormAnswer<{ challengeId: string }> | undefined

export function AppForm({ factorId, answer }: { factorId: string; answer: Answer }) {
  const { t } = useTexts()
  const state = useSiteForm<z.input<typeof appCodeSchema>>({ name: 'app', answer })
  return (
    <SiteForm state={state}>
      <input type="hidden" name="factorId" value={factorId} />
      <CodeField field={state.fields.code} label={t('factors.field.app-code')} />
      <Button type="submit" variant="next" isBusy={state.isBusy}>
        {t('factors.challenge.submit')}
      </Button>
    </SiteForm>
  )
}

/** The message is only sent on request, because it costs money and the phone may not be at hand. */
export function PhoneForm({ factor, answer }: { factor: GivableFactor; answer: Answer }) {
  const { t } = useTexts()
  const send = useSiteForm<z.input<typeof factorIdSchema>>({ name: 'send', answer })
  const state = useSiteForm<z.input<typeof phoneCodeSchema>>({ name: 'phone', answer })
  const challengeId = challengeIn(answer)
  return (
    <>
      {challengeId !== null && (
        <>
          <AccountNotice tone="good">
            {t('factors.challenge.sent', { phone: factor.phone ?? '' })}
          </AccountNotice>
          <SiteForm state={state}>
            <input type="hidden" name="factorId" value={factor.id} />
            <input type="hidden" name="challengeId" value={challengeId} />
            <CodeField field={state.fields.code} label={t('factors.field.text-code')} />
            <Button type="submit" variant="next" isBusy={state.isBusy}>
              {t('factors.challenge.submit')}
            </Button>
          </SiteForm>
        </>
      )}
      <SiteForm state={send}>
        <input type="hidden" name="factorId" value={factor.id} />
        <Button type="submit" variant={challengeId === null ? 'next' : 'quiet'} isBusy={send.isBusy}>
          {challengeId === null ? t('factors.challenge.send') : t('factors.challenge.send-again')}
        </Button>
      </SiteForm>
    </>
  )
}

/** The challenge of the last message; kept when a wrong code was given. */
function challengeIn(answer: Answer): string | null {
  if (answer?.done) return answer.done.challengeId
  if (answer?.form !== 'phone') return null
  const kept = answer.result?.initialValue?.challengeId
  return typeof kept === 'string' ? kept : null
}

export function RecoveryForm({ answer }: { answer: Answer }) {
  const { t } = useTexts()
  const state = useSiteForm<z.input<typeof recoverySchema>>({ name: 'recovery', answer })
  return (
    <SiteForm state={state}>
      <TextField
        field={state.fields.code}
        label={t('factors.field.recovery-code')}
        hint={t('factors.challenge.recovery-hint')}
        autoComplete="off"
        maxLength={20}
        className="figures text-center font-semibold text-xl uppercase tracking-[0.15em]"
      />
      <Button type="submit" variant="next" isBusy={state.isBusy}>
        {t('factors.challenge.submit')}
      </Button>
    </SiteForm>
  )
}
