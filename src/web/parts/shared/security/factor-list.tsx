import { KeyRound, MessageSquareText, Smartphone } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { ConfirmStep } from '../../../ui/confirm-step.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { FactorView } from './security.server.ts'

const icons = { totp: Smartphone, phone: MessageSquareText, webauthn: KeyRound }

export function FactorList({ factors, canChange }: { factors: FactorView[]; canChange: boolean }) {
  const { t } = useTexts()
  const { pathname } = useLocation()
  if (factors.length === 0) return <p className="rounded-card bg-sunken p-4">{t('factors.list.empty')}</p>
  return (
    <ul className="divide-y divide-line border-line border-y">
      {factors.map(factor => {
        const Icon = icons[factor.type]
        return (
          <li key={factor.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <Icon aria-hidden className="size-6 shrink-0 text-brand" strokeWidth={1.75} />
            <div className="min-w-0 flex-[1_1_11rem]">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                <span className="break-words">{factor.name}</span>
                {!factor.isVerified && <Badge tone="warn">{t('factors.list.unconfirmed')}</Badge>}
              </p>
              <p className="text-ink-soft text-sm">
                <Facts factor={factor} />
              </p>
            </div>
            {canChange && !factor.isVerified && factor.type !== 'webauthn' && (
              <Link
                to={`${pathname}?confirm=${factor.id}#confirm-factor`}
                className="link inline-flex min-h-11 items-center"
              >
                {t('factors.list.confirm')}
              </Link>
            )}
            {canChange && (
              <LinkButton
                to={`${pathname}?rename=${factor.id}#rename-factor`}
                preventScrollReset
                variant="quiet"
                size="small"
                aria-label={t('factors.list.rename-named', { name: factor.name })}
              >
                {t('factors.list.rename')}
              </LinkButton>
            )}
            {canChange && <RemoveFactor factor={factor} isLast={factors.length === 1} />}
          </li>
        )
      })}
    </ul>
  )
}

function RemoveFactor({ factor: { id, name }, isLast }: { factor: FactorView; isLast: boolean }) {
  const { t } = useTexts()
  return (
    <ConfirmStep
      name={`remove-${id}`}
      open={t('factors.list.remove')}
      label={t('factors.list.remove-named', { name })}
      variant="quiet"
      size="small"
      title={t('factors.remove.title', { name })}
      cancel={t('factors.remove.keep')}
      does={{ form: 'remove', fields: { factorId: id }, text: t('factors.remove.submit') }}
    >
      <p>{isLast ? t('factors.remove.last') : t('factors.remove.text')}</p>
    </ConfirmStep>
  )
}

function Facts({ factor: { type, phone, addedOn, usedOn } }: { factor: FactorView }) {
  const { t } = useTexts()
  const facts = [
    t(`factors.type.${type}`),
    phone,
    usedOn ? t('factors.list.used', { date: usedOn }) : t('factors.list.added', { date: addedOn }),
  ]
  return facts.filter(Boolean).join(' · ')
}
