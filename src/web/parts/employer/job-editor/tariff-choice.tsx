import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useTexts } from '../../../use-texts.ts'
import { AdText, OptionalSelect, Options } from './ad-fields.tsx'
import { type StepProps, textsOf } from './use-ad-form.ts'

/**
 * Agreement, group and steps, each once the one before it is chosen: by the next automatic save, or without scripts by a button. Whatever is
 * in no table can be said in words.
 */
export function TariffChoice({ data: { payChoice }, form }: StepProps) {
  const { t } = useTexts()
  const { scheme, schemes, groups, group, steps, isOfYears, read } = payChoice
  const isInWords = scheme === ''
  return (
    <div className="grid gap-5">
      <SelectField
        field={form.field('payScheme')}
        label={t('ads.field.scheme')}
        hint={read ?? t('ads.hint-of.scheme')}
        isOptional
      >
        <Options of={schemes} />
      </SelectField>
      {groups.length > 0 && (
        <OptionalSelect
          key={`group of ${scheme}`}
          field={form.field('payGroup')}
          label={t('ads.field.tariff-group')}
          none={t('ads.not-stated')}
          options={groups}
        />
      )}
      {steps.length > 1 && (
        <div key={`steps of ${scheme} ${group}`} className="grid gap-5 @md:grid-cols-2">
          <OptionalSelect
            field={form.field('payStepFrom')}
            label={t(isOfYears ? 'ads.field.years-from' : 'ads.field.step-from')}
            none={t('ads.not-stated')}
            options={steps}
          />
          <OptionalSelect
            field={form.field('payStepTo')}
            label={t(isOfYears ? 'ads.field.years-to' : 'ads.field.step-to')}
            none={t('ads.not-stated')}
            options={steps}
          />
        </div>
      )}
      <noscript>
        <Button type="submit" name="go" value="terms" variant="secondary">
          {t('ads.show-groups')}
        </Button>
      </noscript>
      {isInWords && <TariffInWords form={form} />}
      <PayPreview choice={payChoice} />
    </div>
  )
}

/** Folded where there is nothing in it, because hardly any ad needs it. */
function TariffInWords({ form }: Pick<StepProps, 'form'>) {
  const { t } = useTexts()
  const isFilled = textsOf(form.values.payTariff).length > 0 || form.field('payTariff').errors !== undefined
  return (
    <details open={isFilled} className="rounded-card border border-line p-3">
      <summary className="link w-fit cursor-pointer">{t('ads.tariff-in-words')}</summary>
      <div className="mt-4 grid gap-5">
        <AdText form={form} name="payTariff" label="tariff" hint={t('ads.hint-of.tariff')} maxLength={80} />
        <div className="grid gap-5 @md:grid-cols-3">
          <AdText form={form} name="payTariffGroup" label="tariff-group" maxLength={40} />
          <AdText form={form} name="payTariffStepFrom" label="step-from" inputMode="numeric" />
          <AdText form={form} name="payTariffStepTo" label="step-to" inputMode="numeric" />
        </div>
      </div>
    </details>
  )
}

/** What the card and the page of the ad will say of pay, as it is now. */
function PayPreview({ choice: { onCard, onPage, note } }: { choice: StepProps['data']['payChoice'] }) {
  const { t } = useTexts()
  return (
    <section
      aria-live="polite"
      className="grid gap-2 rounded-card border border-line border-dashed bg-paper p-4"
    >
      <p className="text-ink-soft text-sm">{t('ads.pay-preview.card')}</p>
      <p className="figures font-semibold">{onCard}</p>
      {note && <p className="text-sm">{note}</p>}
      {onPage && (
        <details>
          <summary className="link w-fit cursor-pointer text-sm">{t('ads.pay-preview.page')}</summary>
          <p className="mt-2 text-sm">{onPage.text}</p>
          <dl className="mt-2 grid max-w-xs grid-cols-2 gap-x-6 text-sm">
            {onPage.steps.map(({ name, month }) => (
              <div key={name} className="contents">
                <dt className="figures border-line border-b py-1.5">{name}</dt>
                <dd className="figures border-line border-b py-1.5 text-right">{month}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  )
}
