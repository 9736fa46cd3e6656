import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Translate } from '../../../i18n/make-translator.ts'
import type { FormMessage } from '../../form-answer.ts'
import { buttonClass } from '../../ui/button-class.ts'

/** For errors of the form as a whole. An address that is already registered gets a link to sign in; other errors get none. */
export function signUpProblem(
  t: Translate,
  errors: Record<string, FormMessage[]>,
  loginPath: string,
): { problemTitle?: string; problemAction?: ReactNode } {
  const whole = errors['']
  if (!whole) return {}
  const isTaken = whole.some(({ key }) => key === 'account.email_already_registered_description')
  return {
    problemTitle: t('account.registration_failed'),
    problemAction: isTaken && (
      <Link to={loginPath} className={buttonClass('secondary', 'small', 'mt-2 justify-self-start')}>
        {t('account.register.to-login')}
      </Link>
    ),
  }
}
