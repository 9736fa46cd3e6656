import { AccountNotice } from '../../../parts/shared/sign-in/account-notice.tsx'
import { useTexts } from '../../../use-texts.ts'

/** A step before publishing, because anybody can read it. */
export function NamesNotice() {
  const { t } = useTexts()
  return (
    <AccountNotice tone="plain" title={t('ideas.names.title')} isAnswer>
      {t('ideas.names.text')}
    </AccountNotice>
  )
}
