import type { FormAnswer } from '../../../../form-answer.ts'
import { loadSuggestions } from '../../../../parts/shared/load-suggestions.ts'
import { ActionForm } from '../../../../ui/action-button.tsx'
import { Combobox } from '../../../../ui/combobox.tsx'
import { Field, firstText, useControl } from '../../../../ui/field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import { StepButtons } from '../step-buttons.tsx'
import type { loadEmployerSteps } from './employer-steps.server.ts'

type Fields = {
  name: string
  type: string
  ownership?: string
  size?: string
  place?: string
  website?: string
  phone?: string
}
type Props = { data: Awaited<ReturnType<typeof loadEmployerSteps>>; answer: FormAnswer<never> | undefined }

export function CreateStep({ data, answer }: Props) {
  const { t, locale } = useTexts()
  const state = useSiteForm<Fields>({ name: 'create', answer, defaults: { name: data.companyName ?? '' } })
  const { name, type, ownership, size, place, website, phone } = state.fields
  const placeControl = useControl({ field: place, isOptional: true })
  return (
    <>
      <SiteForm state={state} problemTitle={t('onboarding.problem')}>
        <TextField
          field={name}
          label={t('onboarding.employer.name')}
          autoComplete="organization"
          maxLength={200}
        />
        <SelectField field={type} label={t('onboarding.employer.type')}>
          <option value="">{t('onboarding.choose')}</option>
          <Options of={data.types} />
        </SelectField>
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField field={ownership} label={t('onboarding.employer.ownership')} isOptional>
            <option value="">{t('onboarding.none')}</option>
            <Options of={data.ownerships} />
          </SelectField>
          <SelectField field={size} label={t('onboarding.employer.size')} isOptional>
            <option value="">{t('onboarding.none')}</option>
            <Options of={data.sizes} />
          </SelectField>
        </div>
        <Field field={place} label={t('onboarding.employer.place')} isOptional>
          <Combobox
            key={place.key}
            defaultValue={firstText(place)}
            maxLength={100}
            load={(text, signal) => loadSuggestions('where', text, locale, signal)}
            countText={count => t('jobs.suggestions', { count })}
            {...placeControl}
          />
        </Field>
        <TextField
          field={website}
          label={t('onboarding.employer.website')}
          autoComplete="url"
          inputMode="url"
          isOptional
        />
        <TextField
          field={phone}
          label={t('onboarding.employer.phone')}
          type="tel"
          autoComplete="tel"
          isOptional
        />
        <StepButtons isBusy={state.isBusy} isLast backTo={data.findTo} skipForm="skip" />
      </SiteForm>
      <ActionForm id="skip" form="skip" fields={{ step: 'create' }} leadsOn />
    </>
  )
}

function Options({ of }: { of: readonly { value: string; label: string }[] }) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
