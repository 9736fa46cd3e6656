import type { FormAnswer } from '../../../form-answer.ts'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { LedgerUses } from '../../../parts/shared/orders/ledger-uses.tsx'
import type { LedgerView } from '../../../parts/shared/orders/ledger-view.server.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmStep } from '../../../ui/confirm-step.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'

type Answer = { answer: FormAnswer<unknown> | undefined }

/** What an employer has, bought and granted; what was granted can be taken back as far as it is left. */
export function Granted({ ledger, answer }: Answer & { ledger: LedgerView }) {
  const { t } = useTexts()
  return (
    <AreaSection title={t('bookkeeping.grants.ledger')}>
      {ledger.sources.length === 0 ? (
        <p className="text-ink-soft">{t('bookkeeping.grants.nothing')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {ledger.sources.map(({ id, text, span, reason, canTakeBack }) => (
            <li key={id} className="figures flex flex-wrap items-start justify-between gap-3 py-2.5">
              <span className="min-w-0">
                {text}
                <span className="block text-ink-soft text-sm">{span}</span>
                {reason && <span className="block text-ink-soft text-sm wrap-anywhere">{reason}</span>}
              </span>
              {canTakeBack && (
                <ConfirmStep
                  name={`take-back-${id}`}
                  variant="quiet"
                  size="small"
                  open={t('bookkeeping.grants.take-back')}
                  label={t('bookkeeping.grants.take-back-one', { what: text })}
                  title={t('bookkeeping.grants.take-back-title')}
                >
                  <p>{t('bookkeeping.grants.take-back-text')}</p>
                  <TakeBack entitlementId={id} answer={answer} />
                </ConfirmStep>
              )}
            </li>
          ))}
        </ul>
      )}
      <LedgerUses uses={ledger.uses} />
    </AreaSection>
  )
}

function TakeBack({ entitlementId, answer }: Answer & { entitlementId: number }) {
  const { t } = useTexts()
  const state = useSiteForm<{ reason: string }>({ name: 'take-back', answer })
  return (
    <SiteForm state={state}>
      <input type="hidden" name="entitlementId" value={entitlementId} />
      <TextField field={state.fields.reason} label={t('orders.admin.reason')} maxLength={200} />
      <Button type="submit" variant="danger" isBusy={state.isBusy}>
        {t('bookkeeping.grants.take-back')}
      </Button>
    </SiteForm>
  )
}
