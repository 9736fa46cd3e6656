import type { FormAnswer } from '../../../../form-answer.ts'
import { SecondLook } from '../../../../parts/admin/second-look.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { FormField } from '../../../../ui/field.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { ChangeView, Preview } from './change-view.server.ts'
import { PreviewSums } from './preview-sums.tsx'

type Props = { view: ChangeView; preview: Preview | null; answer: FormAnswer<unknown> | undefined }
type Fields = Record<
  | 'reason'
  | 'name'
  | 'department'
  | 'street'
  | 'extra'
  | 'postcode'
  | 'city'
  | 'email'
  | 'vatId'
  | 'leitwegId'
  | 'orderNumber'
  | 'costCentre'
  | 'confirmed',
  string
> & { lines: unknown[] }

export function CorrectionForm({ view, preview, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<Fields>({ name: 'correct', answer, defaults: view.typed })
  const { fields } = state
  return (
    <SiteForm state={state}>
      <TextField field={fields.name} label={t('orders.new.name')} maxLength={200} autoComplete="off" />
      <TextField field={fields.department} label={t('bookkeeping.change.department')} isOptional />
      <TextField field={fields.street} label={t('orders.new.street')} maxLength={200} autoComplete="off" />
      <TextField field={fields.extra} label={t('bookkeeping.change.extra')} isOptional />
      <div className="grid gap-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <TextField
          field={fields.postcode}
          label={t('orders.new.postal-code')}
          maxLength={12}
          autoComplete="off"
        />
        <TextField field={fields.city} label={t('orders.new.city')} maxLength={120} autoComplete="off" />
      </div>
      {view.typed.vatId && <TextField field={fields.vatId} label={t('orders.new.vat-id')} maxLength={20} />}
      <TextField field={fields.email} label={t('orders.new.email')} type="email" autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField field={fields.orderNumber} label={t('bookkeeping.change.order-number')} isOptional />
        <TextField field={fields.costCentre} label={t('orders.new.cost-centre')} isOptional />
      </div>
      <TextField field={fields.leitwegId} label={t('orders.new.leitweg-id')} isOptional />
      {view.hasFixedAmounts ? (
        <p className="text-ink-soft">{t('bookkeeping.change.fixed')}</p>
      ) : (
        fields.lines
          .getRows()
          .map((row, at) => <LineFields key={row.name?.id} row={row} at={at} currency={view.currency} />)
      )}
      <TextField
        field={fields.reason}
        label={t('orders.admin.reason')}
        hint={t('bookkeeping.change.reason-hint')}
        maxLength={500}
      />
      {preview && (
        <SecondLook looked={preview} confirmed={fields.confirmed} label={t('bookkeeping.change.confirm')}>
          <PreviewSums preview={preview} />
        </SecondLook>
      )}
      <div>
        <Button type="submit" variant={preview ? 'danger' : 'secondary'} isBusy={state.isBusy}>
          {t(preview ? 'bookkeeping.change.correct-now' : 'bookkeeping.change.look')}
        </Button>
      </div>
    </SiteForm>
  )
}

type LineProps = { row: Record<string, FormField>; at: number; currency: string }

function LineFields({ row: { name, quantity, unitPrice, discount }, at, currency }: LineProps) {
  const { t } = useTexts()
  if (!name || !quantity || !unitPrice || !discount) return null
  return (
    <fieldset className="grid gap-5 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{t('bookkeeping.change.line', { number: at + 1 })}</legend>
      <TextField field={name} label={t('bookkeeping.change.line-name')} maxLength={200} />
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField
          field={quantity}
          label={t('bookkeeping.change.quantity')}
          hint={t('bookkeeping.change.quantity-hint')}
          inputMode="numeric"
        />
        <TextField
          field={unitPrice}
          label={t('bookkeeping.change.unit-price', { currency })}
          inputMode="decimal"
        />
        <TextField
          field={discount}
          label={t('bookkeeping.change.discount', { currency })}
          inputMode="decimal"
          isOptional
        />
      </div>
    </fieldset>
  )
}
