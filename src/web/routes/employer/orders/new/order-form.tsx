import { Link, useSearchParams } from 'react-router'
import type { FormAnswer } from '../../../../form-answer.ts'
import { BuyerFields, type BuyerTyped } from '../../../../parts/employer/buyer-fields.tsx'
import { Button } from '../../../../ui/button.tsx'
import { CheckField } from '../../../../ui/check-field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { NewOrderView } from './new-order-view.server.ts'

type Props = { view: NewOrderView; answer: FormAnswer<unknown> | undefined }
type Fields = BuyerTyped & Record<'product' | 'jobId' | 'coupon' | 'accepted', string>

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
      <BuyerFields fields={fields} countries={view.countries} />
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
