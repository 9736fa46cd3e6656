import type { z } from 'zod'
import type { changeAddressSchema } from '../../../../domain/accounts/change-account.schema.ts'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { AreaSection } from '../area-page.tsx'
import { AccountNotice } from '../sign-in/account-notice.tsx'
import { ProofFields, SendCodeForm } from './proof-fields.tsx'
import type { SecurityAnswer } from './security-answer.ts'

type Props = { email: string; hasPassword: boolean; answer: SecurityAnswer }

export function ChangeAddress({ email, hasPassword, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<z.input<typeof changeAddressSchema>>({ name: 'address', answer })
  const asked = answer?.done?.kind === 'address' ? answer.done.email : null
  return (
    <AreaSection title={t('factors.address.title')} text={t('factors.address.text', { email })}>
      {asked !== null && (
        <AccountNotice tone="good">{t('factors.address.sent', { email, newEmail: asked })}</AccountNotice>
      )}
      <SiteForm state={state}>
        <TextField
          field={state.fields.newEmail}
          label={t('factors.field.new-email')}
          type="email"
          autoComplete="email"
        />
        <ProofFields fields={state.fields} hasPassword={hasPassword} id="address" />
        <p>
          <Button type="submit" variant="secondary" isBusy={state.isBusy}>
            {t('factors.address.submit')}
          </Button>
        </p>
      </SiteForm>
      {!hasPassword && <SendCodeForm id="address" />}
    </AreaSection>
  )
}
