import type { FormFields } from '../../fields-of.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTexts } from '../../use-texts.ts'

export type BuyerTyped = Record<
  | 'name'
  | 'street'
  | 'postalCode'
  | 'city'
  | 'country'
  | 'vatId'
  | 'email'
  | 'reference'
  | 'costCentre'
  | 'leitwegId',
  string
>
type Props = { fields: FormFields<BuyerTyped>; countries: readonly { code: string; label: string }[] }

/** Who buys, as it will stand on the invoice. */
export function BuyerFields({ fields, countries }: Props) {
  const { t } = useTexts()
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 font-display font-semibold text-xl">{t('orders.buyer')}</legend>
      <TextField field={fields.name} label={t('orders.new.name')} autoComplete="organization" />
      <TextField field={fields.street} label={t('orders.new.street')} autoComplete="address-line1" />
      <div className="grid gap-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <TextField field={fields.postalCode} label={t('orders.new.postal-code')} autoComplete="postal-code" />
        <TextField field={fields.city} label={t('orders.new.city')} autoComplete="address-level2" />
      </div>
      <SelectField field={fields.country} label={t('orders.new.country')} autoComplete="country">
        {countries.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        field={fields.vatId}
        label={t('orders.new.vat-id')}
        hint={t('orders.new.vat-id-hint')}
        isOptional
      />
      <TextField field={fields.email} label={t('orders.new.email')} type="email" autoComplete="email" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField field={fields.reference} label={t('orders.new.reference')} isOptional />
        <TextField field={fields.costCentre} label={t('orders.new.cost-centre')} isOptional />
      </div>
      <TextField
        field={fields.leitwegId}
        label={t('orders.new.leitweg-id')}
        hint={t('orders.new.leitweg-id-hint')}
        isOptional
      />
    </fieldset>
  )
}
