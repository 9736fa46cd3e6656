import { SelectField } from '../../../ui/select-field.tsx'
import { useTexts } from '../../../use-texts.ts'
import { AdText, CheckList, FieldGroup, OptionalSelect, Options } from './ad-fields.tsx'
import { DutyFacts } from './duty-facts.tsx'
import { TariffChoice } from './tariff-choice.tsx'
import { type StepProps, textsOf } from './use-ad-form.ts'

export function TermsStep({ data, form }: StepProps) {
  return (
    <>
      <WorkingTimes data={data} form={form} />
      <Duties data={data} form={form} />
      <DutyFacts data={data} form={form} />
      <Pay data={data} form={form} />
      <Start form={form} />
    </>
  )
}

function WorkingTimes({ data: { options, payChoice }, form }: StepProps) {
  const { t } = useTexts()
  const workload = payChoice.country === 'CH' ? 'pensum' : 'workload'
  return (
    <>
      <CheckList
        legend={t('ads.field.employment')}
        field={form.field('employmentTypes')}
        options={options.employmentType}
        chosen={textsOf(form.values.employmentTypes)}
      />
      <div className="grid gap-5 @md:grid-cols-2">
        <OptionalSelect
          field={form.field('contract')}
          label={t('ads.field.contract')}
          none={t('ads.not-stated')}
          options={options.contract}
        />
        <AdText form={form} name="hoursWeek" label="hours" inputMode="decimal" />
        <AdText form={form} name="workloadMin" label={`${workload}-from`} inputMode="numeric" />
        <AdText form={form} name="workloadMax" label={`${workload}-to`} inputMode="numeric" />
      </div>
    </>
  )
}

function Duties({ data: { options }, form }: StepProps) {
  const { t } = useTexts()
  return (
    <FieldGroup title={t('ads.group.duties')} text={t('ads.group.duties-text')}>
      <CheckList
        legend={t('ads.field.shift')}
        field={form.field('shiftModels')}
        options={options.shift}
        chosen={textsOf(form.values.shiftModels)}
        isOptional
      />
      <AdText
        form={form}
        name="weekendsPerMonth"
        label="weekends"
        hint={t('ads.hint-of.weekends')}
        inputMode="numeric"
        className="sm:max-w-40"
      />
    </FieldGroup>
  )
}

function Pay({ data, form }: StepProps) {
  const { t } = useTexts()
  const { options } = data
  return (
    <FieldGroup title={t('ads.group.pay')} text={t('ads.group.pay-text')}>
      <div className="grid gap-5 @md:grid-cols-2">
        <AdText form={form} name="payMin" label="pay-from" inputMode="decimal" />
        <AdText form={form} name="payMax" label="pay-to" inputMode="decimal" />
        <SelectField field={form.field('payPeriod')} label={t('ads.field.pay-period')}>
          <Options of={options.payPeriod} />
        </SelectField>
        <SelectField field={form.field('payCurrency')} label={t('ads.field.pay-currency')} isOptional>
          <option value="">{t('ads.money-of-place')}</option>
          <option value="EUR">EUR</option>
          <option value="CHF">CHF</option>
        </SelectField>
      </div>
      <PayTerms data={data} form={form} />
      <TariffChoice data={data} form={form} />
    </FieldGroup>
  )
}

/** What the custom of the country adds to the amount: a 13th month in Switzerland, 14 payments and the law's question in Austria. */
function PayTerms({ data: { options, payChoice }, form }: StepProps) {
  const { t } = useTexts()
  const isAustrian = payChoice.country === 'AT' || textsOf(form.values.payMayExceed).length > 0
  return (
    <div className="grid gap-5 @md:grid-cols-2">
      <OptionalSelect
        field={form.field('payPayments')}
        label={t('ads.field.payments')}
        none={t('ads.not-stated')}
        options={options.payPayments}
      />
      {isAustrian && (
        <OptionalSelect
          field={form.field('payMayExceed')}
          label={t('ads.field.may-exceed')}
          hint={t('ads.hint-of.may-exceed')}
          none={t('ads.not-stated')}
          options={options.payMayExceed}
        />
      )}
    </div>
  )
}

function Start({ form }: Pick<StepProps, 'form'>) {
  const { t } = useTexts()
  return (
    <FieldGroup title={t('ads.group.start')}>
      <div className="grid gap-5 @md:grid-cols-2">
        <AdText form={form} name="startDate" label="start-date" type="date" />
        <AdText
          form={form}
          name="startText"
          label="start-text"
          hint={t('ads.hint-of.start-text')}
          maxLength={100}
        />
      </div>
    </FieldGroup>
  )
}
