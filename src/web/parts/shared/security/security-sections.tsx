import { useTexts } from '../../../use-texts.ts'
import { AreaSection } from '../area-page.tsx'
import { AddFactor } from './add-factor.tsx'
import { ChangeAddress } from './change-address.tsx'
import { ChangePassword } from './change-password.tsx'
import { ConfirmFactor } from './confirm-factor.tsx'
import { ConfirmFirst } from './confirm-first.tsx'
import { FactorList } from './factor-list.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RenameFactor } from './rename-factor.tsx'
import type { SecurityView } from './security.server.ts'
import type { SecurityAnswer } from './security-answer.ts'
import { SessionList } from './session-list.tsx'

type Props = { view: SecurityView; answer: SecurityAnswer; realm: 'site' | 'admin' }

/** In the order in which people look for them. Administrators cannot change their address here. */
export function SecuritySections({ view, answer, realm }: Props) {
  return (
    <>
      <Factors view={view} answer={answer} realm={realm} />
      <ChangePassword hasPassword={view.hasPassword} answer={answer} />
      {realm === 'site' && (
        <ChangeAddress email={view.email} hasPassword={view.hasPassword} answer={answer} />
      )}
      <SessionList sessions={view.sessions} />
    </>
  )
}

function Factors({ view, answer, realm }: Props) {
  const { t } = useTexts()
  const { factors, isFresh, hasFactor, begun, renamed, recoveryCodesLeft } = view
  return (
    <AreaSection title={t('factors.title')} text={t('factors.intro')}>
      {(!isFresh || isSentBack(answer)) && <ConfirmFirst view={view} answer={answer} realm={realm} />}
      {begun && isFresh ? (
        <ConfirmFactor key={begun.id} begun={begun} answer={answer} />
      ) : (
        <>
          <FactorList factors={factors} canChange={isFresh} />
          {renamed && isFresh && <RenameFactor key={renamed.id} factor={renamed} answer={answer} />}
          {hasFactor && <RecoveryCodes left={recoveryCodesLeft} canChange={isFresh} answer={answer} />}
          {isFresh && <AddFactor answer={answer} />}
        </>
      )}
    </AreaSection>
  )
}

/** The session became too old while the page was open. The forms stay, so that nothing typed is lost. */
function isSentBack(answer: SecurityAnswer): boolean {
  return answer?.result?.error?.['']?.some(({ key }) => key === 'factors.confirm-first') ?? false
}
