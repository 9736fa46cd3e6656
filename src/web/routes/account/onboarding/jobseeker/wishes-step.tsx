import { useState } from 'react'
import { Choices } from '../../../../parts/shared/form-fields/choices.tsx'
import { firstList } from '../../../../ui/field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import { StepButtons } from '../step-buttons.tsx'
import type { StepProps } from './step-props.ts'

type Fields = {
  employmentTypes?: string[]
  shiftModels?: string[]
  availability?: string
  availableFrom?: string
}

export function WishesStep({ data, answer, buttons }: StepProps) {
  const { t } = useTexts()
  const { seeker } = data
  const state = useSiteForm<Fields>({
    name: 'wishes',
    answer,
    defaults: {
      employmentTypes: seeker?.employmentTypes ?? [],
      shiftModels: seeker?.shiftModels ?? [],
      availability: seeker?.availability ?? '',
      availableFrom: seeker?.availableFrom ?? '',
    },
  })
  const { employmentTypes, shiftModels, availability, availableFrom } = state.fields
  const [chosen] = useState({ employment: firstList(employmentTypes), shifts: firstList(shiftModels) })
  return (
    <SiteForm state={state}>
      <Choices
        legend={t('onboarding.seeker.employment')}
        field={employmentTypes}
        options={data.employmentTypes}
        chosen={chosen.employment}
      />
      <Choices
        legend={t('onboarding.seeker.shifts')}
        field={shiftModels}
        options={data.shiftModels}
        chosen={chosen.shifts}
      />
      {/* Shown by CSS alone, so that it also works without scripts. */}
      <div className="group/when grid gap-5">
        <SelectField field={availability} label={t('onboarding.seeker.availability')} isOptional>
          <option value="">{t('onboarding.none')}</option>
          {data.availabilities.map(value => (
            <option key={value} value={value}>
              {t(`onboarding.seeker.available.${value}`)}
            </option>
          ))}
        </SelectField>
        <div className="hidden group-has-[option[value=date]:checked]/when:block">
          <TextField
            field={availableFrom}
            label={t('onboarding.seeker.available-from')}
            type="date"
            isOptional
          />
        </div>
      </div>
      <StepButtons isBusy={state.isBusy} {...buttons} />
    </SiteForm>
  )
}
