import { AccountNotice } from '../../../parts/shared/sign-in/account-notice.tsx'
import { useTexts } from '../../../use-texts.ts'

/** After a guest has given an address. */
export function SentNotice({ email }: { email: string }) {
  const { t } = useTexts()
  return (
    <div className="max-w-[44rem]">
      <AccountNotice tone="good" isAnswer title={t('ideas.sent.title')}>
        {t('ideas.sent.text', { email })}
      </AccountNotice>
    </div>
  )
}
