import type { FormAnswer } from '../../../form-answer.ts'
import { SecondLook } from '../../../parts/admin/second-look.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import type { EmployerGrants, GrantPreview } from './entitlements-view.server.ts'

type Props = {
  employer: EmployerGrants
  preview: GrantPreview | null
  answer: FormAnswer<unknown> | undefined
}
type Fields = Record<'kind' | 'quantity' | 'lastDay' | 'reason' | 'confirmed', string>

export function GrantForm({ employer: { employerId, kinds }, preview, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<Fields>({ name: 'grant', answer, defaults: { quantity: '1' } })
  const { kind, quantity, lastDay, reason, confirmed } = state.fields
  return (
    <SiteForm state={state}>
      <input type="hidden" name="employerId" value={employerId} />
      <SelectField field={kind} label={t('bookkeeping.grants.kind')}>
        {kinds.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          field={quantity}
          label={t('bookkeeping.grants.quantity')}
          hint={t('bookkeeping.grants.quantity-hint')}
          inputMode="numeric"
        />
        <TextField
          field={lastDay}
          label={t('bookkeeping.grants.last-day')}
          hint={t('bookkeeping.grants.last-day-hint')}
          type="date"
          isAlternative
        />
      </div>
      <TextField field={reason} label={t('orders.admin.reason')} maxLength={200} />
      {preview && (
        <SecondLook looked={preview} confirmed={confirmed} label={t('bookkeeping.grants.confirm')}>
          <ul className="figures grid gap-1">
            {preview.lines.map(line => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </SecondLook>
      )}
      <div>
        <Button type="submit" variant={preview ? 'primary' : 'secondary'} isBusy={state.isBusy}>
          {t(preview ? 'bookkeeping.grants.grant' : 'bookkeeping.change.look')}
        </Button>
      </div>
    </SiteForm>
  )
}
