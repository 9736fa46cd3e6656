import { Link, useSearchParams } from 'react-router'
import type { FormAnswer } from '../../../../form-answer.ts'
import { Button } from '../../../../ui/button.tsx'
import { CheckField } from '../../../../ui/check-field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { NewOrderView } from './new-order-view.server.ts'

type Props = { view: NewOrderView; answer: FormAnswer<unknown> | undefined }
type Fields = Record<
  | 'product'
  | 'jobId'
  | 'name'
  | 'street'
  | 'postalCode'
  | 'city'
  | 'country'
  | 'vatId'
  | 'email'
  | 'reference'
  | 'costCentre'
  | 'leitwegId'
  | 'coupon'
  | 'accepted',
  string
>

/** What is to be featured, and who buys, as it will stand on the invoice. */
export function OrderForm({ view, answer }: Props) {
  const { t, to } = useTexts()
  const [asked] = useSearchParams()
  const defaults = { ...view.buyer, jobId: asked.get('ad') ?? '' }
  const state = useSiteForm<Fields>({ name: 'order', answer, defaults })
  const { fields } = state
  return (
    <SiteForm state={state} problemTitle={t('orders.problem')} className="max-w-[44rem]">
      <input type="hidden" name="product" value={view.productId} />
      {view.ads.length > 0 && (
        <SelectField
          field={fields.jobId}
          label={t('orders.new.ad')}
          hint={t('orders.new.ad-hint')}
          isOptional
        >
          <option value="">{t('orders.new.ad-later')}</option>
          {view.ads.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <fieldset className="grid gap-5">
        <legend className="mb-3 font-display font-semibold text-xl">{t('orders.buyer')}</legend>
        <TextField field={fields.name} label={t('orders.new.name')} autoComplete="organization" />
        <TextField field={fields.street} label={t('orders.new.street')} autoComplete="address-line1" />
        <div className="grid gap-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <TextField
            field={fields.postalCode}
            label={t('orders.new.postal-code')}
            autoComplete="postal-code"
          />
          <TextField field={fields.city} label={t('orders.new.city')} autoComplete="address-level2" />
        </div>
        <SelectField field={fields.country} label={t('orders.new.country')} autoComplete="country">
          {view.countries.map(({ code, label }) => (
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
      <TextField field={fields.coupon} label={t('orders.new.coupon')} autoComplete="off" isOptional />
      <div className="grid gap-1">
        <CheckField field={fields.accepted} label={t('orders.new.accept')} />
        <p className="text-sm">
          <Link className="link" to={to('general-terms')}>
            {t('orders.new.terms')}
          </Link>
        </p>
      </div>
      <div>
        <Button type="submit" variant="next" isBusy={state.isBusy}>
          {t('orders.new.review')}
        </Button>
      </div>
    </SiteForm>
  )
}
