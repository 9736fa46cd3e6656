import { AccountNotice } from '../../../parts/shared/sign-in/account-notice.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'

type Props = { sent: string[]; skipped: string[]; list: string }

/** `skipped` were withdrawn or decided by someone else in the meantime. */
export function RejectionResult({ sent, skipped, list }: Props) {
  const { t } = useTexts()
  return (
    <div className="grid max-w-[44rem] gap-4">
      {sent.length > 0 && (
        <AccountNotice
          tone="good"
          title={t('employer-applications.rejections.sent', { count: sent.length })}
          isAnswer
        >
          <p>{sent.join(', ')}</p>
        </AccountNotice>
      )}
      {skipped.length > 0 && (
        <AccountNotice
          tone="bad"
          title={t('employer-applications.rejections.skipped', { count: skipped.length })}
          isAnswer={sent.length === 0}
        >
          <p>{skipped.join(', ')}</p>
          <p>{t('employer-applications.rejections.skipped-why')}</p>
        </AccountNotice>
      )}
      <div>
        <LinkButton to={list}>{t('employer-applications.one.back')}</LinkButton>
      </div>
    </div>
  )
}
