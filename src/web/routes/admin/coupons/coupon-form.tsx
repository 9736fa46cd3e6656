import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/check-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import type { CouponsView } from './coupons-view.server.ts'

type Props = { view: CouponsView; answer: FormAnswer<unknown> | undefined }
type Fields = Record<
  | 'code'
  | 'note'
  | 'percent'
  | 'eurCents'
  | 'chfCents'
  | 'product'
  | 'usesMost'
  | 'isOnceEach'
  | 'validFrom'
  | 'validTo',
  string
>

export function CouponForm({ view: { products, today }, answer }: Props) {
  const { t } = useTexts()
  const defaults = { validFrom: today, isOnceEach: 'on' }
  const state = useSiteForm<Fields>({ name: 'create', answer, defaults })
  const { fields } = state
  const text = (name: string) => t(`bookkeeping.coupons.${name}`)
  return (
    <SiteForm state={state} problemTitle={t('orders.problem')}>
      <TextField field={fields.code} label={text('code')} autoComplete="off" maxLength={30} />
      <TextField field={fields.note} label={text('note')} hint={text('note-hint')} maxLength={300} />
      <TextField
        field={fields.percent}
        label={text('percent')}
        hint={text('percent-hint')}
        inputMode="numeric"
        isAlternative
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField field={fields.eurCents} label={text('euros')} inputMode="numeric" isAlternative />
        <TextField field={fields.chfCents} label={text('francs')} inputMode="numeric" isAlternative />
      </div>
      <SelectField field={fields.product} label={text('product')} isOptional>
        <option value="">{text('every-product')}</option>
        {products.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField field={fields.usesMost} label={text('uses-most')} inputMode="numeric" isOptional />
      <CheckField field={fields.isOnceEach} label={text('once-each')} isOptional />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField field={fields.validFrom} label={text('valid-from')} type="date" />
        <TextField field={fields.validTo} label={text('valid-to')} type="date" isOptional />
      </div>
      <div>
        <Button type="submit" isBusy={state.isBusy}>
          {text('create')}
        </Button>
      </div>
    </SiteForm>
  )
}
