import { KeyRound, LifeBuoy, MessageSquareText, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { FormAnswer } from '../../../form-answer.ts'
import { useTexts } from '../../../use-texts.ts'
import { AccountPage } from '../sign-in/account-page.tsx'
import { AppForm, PhoneForm, RecoveryForm } from './code-forms.tsx'
import { type PasskeyAsked, PasskeyForm } from './passkey-form.tsx'
import type { GivableFactor } from './second-factor.server.ts'

type Props = {
  factors: GivableFactor[]
  /** The factor to ask for; null asks for a recovery code. */
  askedId: string | null
  hasRecoveryCodes: boolean
  passkey: PasskeyAsked | null
  answer: FormAnswer<{ challengeId: string }> | undefined
  below?: ReactNode
}

/** The second step of signing in, and the proof that is asked for again before credentials are changed. */
export function SecondFactorPage({ factors, askedId, hasRecoveryCodes, passkey, answer, below }: Props) {
  const { t } = useTexts()
  const asked = factors.find(({ id }) => id === askedId)
  return (
    <AccountPage
      title={t('factors.challenge.title')}
      intro={
        asked ? t(`factors.challenge.${asked.type}`, { name: asked.name }) : t('factors.challenge.recovery')
      }
      below={below}
    >
      {!asked && <RecoveryForm answer={answer} />}
      {asked?.type === 'totp' && <AppForm key={asked.id} factorId={asked.id} answer={answer} />}
      {asked?.type === 'phone' && <PhoneForm key={asked.id} factor={asked} answer={answer} />}
      {asked?.type === 'webauthn' && passkey && (
        <PasskeyForm key={asked.id} factorId={asked.id} asked={passkey} answer={answer} />
      )}
      <OtherWays factors={factors} askedId={askedId} hasRecoveryCodes={hasRecoveryCodes} />
    </AccountPage>
  )
}

const icons = { totp: Smartphone, phone: MessageSquareText, webauthn: KeyRound }

function OtherWays({
  factors,
  askedId,
  hasRecoveryCodes,
}: Pick<Props, 'factors' | 'askedId' | 'hasRecoveryCodes'>) {
  const { t } = useTexts()
  const { pathname, search } = useLocation()
  const others = factors.filter(({ id }) => id !== askedId)
  const showsRecovery = hasRecoveryCodes && askedId !== null
  if (others.length === 0 && !showsRecovery) return null
  const way = (name: string, value: string) => {
    const query = new URLSearchParams(search)
    for (const other of ['factor', 'recovery']) query.delete(other)
    query.set(name, value)
    return `${pathname}?${query}`
  }
  return (
    <nav aria-label={t('factors.challenge.other')} className="grid gap-1 border-line border-t pt-4">
      <p className="font-semibold text-sm">{t('factors.challenge.other')}</p>
      <ul>
        {others.map(({ id, type, name, phone }) => {
          const Icon = icons[type]
          return (
            <li key={id}>
              <Link
                to={way('factor', id)}
                preventScrollReset
                className="link inline-flex min-h-11 items-center gap-2"
              >
                <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
                {t(`factors.way.${type}`, { name: phone ? `${name} (${phone})` : name })}
              </Link>
            </li>
          )
        })}
        {showsRecovery && (
          <li>
            <Link
              to={way('recovery', '1')}
              preventScrollReset
              className="link inline-flex min-h-11 items-center gap-2"
            >
              <LifeBuoy aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
              {t('factors.way.recovery')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
