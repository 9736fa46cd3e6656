import { Link } from 'react-router'
import { ActionButton } from '../../ui/action-button.tsx'
import { useTexts } from '../../use-texts.ts'
import { AccountNotice } from '../shared/sign-in/account-notice.tsx'

/** Shown on the login page after registering: the address that the mail went to, and what to do if it does not arrive. */
export function Registered({ email, query }: { email: string; query: string }) {
  const { t, to } = useTexts()
  return (
    <AccountNotice tone="good" title={t('account.registered.title')}>
      <p>{t('account.registered.text', { email })}</p>
      <p className="text-ink-soft text-sm">{t('account.registered.hint')}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <ActionButton form="send-again" fields={{ email }} variant="secondary" size="small">
          {t('account.send-again.action')}
        </ActionButton>
        <Link to={to('register') + query} className="link inline-flex min-h-11 items-center text-sm">
          {t('account.registered.other')}
        </Link>
      </div>
    </AccountNotice>
  )
}
