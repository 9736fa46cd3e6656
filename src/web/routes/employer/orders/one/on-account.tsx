import { Link } from 'react-router'
import type { FormAnswer } from '../../../../form-answer.ts'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import type { OrderView } from '../../../../parts/shared/orders/order-view.server.ts'
import { Button } from '../../../../ui/button.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'

type Props = { account: NonNullable<OrderView['account']>; answer: FormAnswer<unknown> | undefined }

/** Buying against an invoice, or why it is not possible. */
export function OnAccount({ account: { refusal, ask, days }, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<{ days: string }>({
    name: 'account',
    answer,
    defaults: { days: String(days[0]?.days) },
  })
  return (
    <AreaSection title={t('orders.account.title')} text={refusal ?? t('orders.account.text')}>
      {ask && (
        <p>
          <Link className="link" to={ask.to}>
            {ask.label}
          </Link>
        </p>
      )}
      {refusal === null && (
        <SiteForm state={state} className="max-w-[44rem]">
          <RadioGroup
            field={state.fields.days}
            legend={t('orders.account.days')}
            options={days.map(({ days: value, label }) => ({ value: String(value), label }))}
          />
          <div>
            <Button type="submit" variant="secondary" isBusy={state.isBusy}>
              {t('orders.account.buy')}
            </Button>
          </div>
        </SiteForm>
      )}
    </AreaSection>
  )
}
