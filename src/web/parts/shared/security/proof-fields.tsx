import { ActionForm } from '../../../ui/action-button.tsx'
import { Button } from '../../../ui/button.tsx'
import type { FormField } from '../../../ui/field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { useTexts } from '../../../use-texts.ts'
import { CodeField } from '../second-factor/code-field.tsx'

type Props = { fields: { password: FormField; code: FormField }; hasPassword: boolean; id: string }

/**
 * The password or, for people who came through another provider and have none, a mailed code. The code needs a `SendCodeForm` with the same
 * `id`.
 */
export function ProofFields({ fields, hasPassword, id }: Props) {
  const { t } = useTexts()
  if (hasPassword) {
    return (
      <PasswordField
        field={fields.password}
        label={t('factors.field.current-password')}
        autoComplete="current-password"
      />
    )
  }
  return (
    <div className="grid gap-3">
      <CodeField field={fields.code} label={t('account.field.code')} hint={t('factors.confirm.code-hint')} />
      <p>
        <Button type="submit" variant="secondary" size="small" form={`${sendCodeForm}-${id}`}>
          {t('factors.confirm.send-code')}
        </Button>
      </p>
    </div>
  )
}

const sendCodeForm = 'send-code'

/** Belongs outside the form with the {@link ProofFields}, as forms cannot be nested. */
export function SendCodeForm({ id }: { id: string }) {
  return <ActionForm id={`${sendCodeForm}-${id}`} form={sendCodeForm} />
}
