import { Link } from 'react-router'
import type { z } from 'zod'
import type { changePasswordSchema } from '../../../../domain/accounts/change-account.schema.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { AreaSection } from '../area-page.tsx'
import { NewPassword } from '../sign-in/account-new-password.tsx'
import type { SecurityAnswer } from './security-answer.ts'

type Props = { hasPassword: boolean; answer: SecurityAnswer }

export function ChangePassword({ hasPassword, answer }: Props) {
  const { t, to } = useTexts()
  const state = useSiteForm<z.input<typeof changePasswordSchema>>({ name: 'password', answer })
  const { current, password, passwordAgain } = state.fields
  if (!hasPassword) {
    return (
      <AreaSection title={t('factors.password.title')} text={t('factors.password.none')}>
        <p>
          <Link to={to('forgot-password')} className="link inline-flex min-h-11 items-center">
            {t('factors.password.set')}
          </Link>
        </p>
      </AreaSection>
    )
  }
  return (
    <AreaSection title={t('factors.password.title')} text={t('factors.password.text')}>
      <SiteForm state={state}>
        <PasswordField
          field={current}
          label={t('factors.field.current-password')}
          autoComplete="current-password"
        />
        <NewPassword
          password={password}
          passwordAgain={passwordAgain}
          label={t('account.field.new-password')}
        />
        <p>
          <Button type="submit" isBusy={state.isBusy}>
            {t('factors.password.submit')}
          </Button>
        </p>
      </SiteForm>
    </AreaSection>
  )
}
