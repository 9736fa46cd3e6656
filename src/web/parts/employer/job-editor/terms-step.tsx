import { knownTariffs } from '../../../../domain/job-ads/job-ad.values.ts'
import { controlClass } from '../../../ui/control-class.ts'
import { Field, firstText, useControl } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useTexts } from '../../../use-texts.ts'
import { AdText, CheckList, FieldGroup, OptionalSelect, Options } from './ad-fields.tsx'
import { DutyFacts } from './duty-facts.tsx'
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

function WorkingTimes({ data: { options }, form }: StepProps) {
  const { t } = useTexts()
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
        <AdText form={form} name="workloadMin" label="workload-from" inputMode="numeric" />
        <AdText form={form} name="workloadMax" label="workload-to" inputMode="numeric" />
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

function Pay({ data: { options }, form }: StepProps) {
  const { t } = useTexts()
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
      <TariffField form={form} />
      <div className="grid gap-5 @md:grid-cols-3">
        <AdText form={form} name="payTariffGroup" label="tariff-group" maxLength={40} />
        <AdText form={form} name="payTariffStepFrom" label="step-from" inputMode="numeric" />
        <AdText form={form} name="payTariffStepTo" label="step-to" inputMode="numeric" />
      </div>
    </FieldGroup>
  )
}

/** Common agreements are suggested by a `datalist`; any other text is allowed. */
function TariffField({ form }: Pick<StepProps, 'form'>) {
  const { t } = useTexts()
  const field = form.field('payTariff')
  const hint = t('ads.hint-of.tariff')
  const control = useControl({ field, hint, isOptional: true })
  return (
    <Field field={field} label={t('ads.field.tariff')} hint={hint} isOptional>
      <input
        list="ad-tariffs"
        maxLength={80}
        defaultValue={firstText(field)}
        className={controlClass}
        {...control}
      />
      <datalist id="ad-tariffs">
        {knownTariffs.map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </Field>
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
