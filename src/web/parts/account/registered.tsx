import { Form, Link, useNavigation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../use-texts.ts'
import { AccountNotice } from '../shared/sign-in/account-notice.tsx'

/** After registering, until the link of the mail is followed: where the mail went, and what to do when it does not come. */
export function Registered({ email, query }: { email: string; query: string }) {
  const { t, to } = useTexts()
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle' && formData?.get('form') === 'send-again'
  return (
    <AccountNotice tone="good" title={t('account.registered.title')}>
      <p>{t('account.registered.text', { email })}</p>
      <p className="text-ink-soft text-sm">{t('account.registered.hint')}</p>
      <Form method="post" preventScrollReset className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <input type="hidden" name="form" value="send-again" />
        <input type="hidden" name="email" value={email} />
        <Button type="submit" variant="secondary" size="small" isBusy={isBusy}>
          {t('account.send-again.action')}
        </Button>
        <Link to={to('register') + query} className="link inline-flex min-h-11 items-center text-sm">
          {t('account.registered.other')}
        </Link>
      </Form>
    </AccountNotice>
  )
}
