import { useState } from 'react'
import { Choices } from '../../../../parts/shared/form-fields/choices.tsx'
import { firstList } from '../../../../ui/field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import { EditForm, type EditProps } from './edit-form.tsx'
import { PlaceRows, ProfessionRows, SpecialtyRows } from './wish-rows.tsx'

const lists = [
  ['employmentTypes', 'onboarding.seeker.employment'],
  ['contracts', 'profile.wish.contracts'],
  ['shiftModels', 'profile.wish.shifts'],
  ['refusals', 'profile.wish.refusals'],
  ['employerTypes', 'profile.wish.employer-types'],
  ['countries', 'profile.wish.countries'],
] as const

type ListName = (typeof lists)[number][0]
type Fields = { [Name in ListName]?: string[] } & {
  professions?: string[]
  specialties?: string[]
  places?: { place?: string; radius?: string }[]
  workloadFrom?: string
  workloadTo?: string
  payWishEurMonth?: string
  availability?: string
  availableFrom?: string
  noticeWeeks?: string
}

export function WishesForm({ form: { defaults, options }, answer }: EditProps) {
  const { t } = useTexts()
  const state = useSiteForm<Fields>({ name: 'wishes', answer, defaults })
  const { fields } = state
  const [chosen] = useState(() => new Map(lists.map(([name]) => [name, firstList(fields[name])])))
  return (
    <EditForm state={state} title={t('profile.wish.change')}>
      <ProfessionRows state={state} initial={fields.professions.initialValue} />
      <SpecialtyRows
        state={state}
        initial={fields.specialties.initialValue}
        options={options.specialties ?? []}
      />
      <PlaceRows state={state} initial={fields.places.initialValue} />
      {lists.map(([name, label]) => (
        <Choices
          key={name}
          legend={t(label)}
          field={fields[name]}
          options={options[name] ?? []}
          chosen={chosen.get(name) ?? []}
        />
      ))}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          field={fields.workloadFrom}
          label={t('profile.wish.workload-from')}
          inputMode="numeric"
          maxLength={3}
          isOptional
        />
        <TextField
          field={fields.workloadTo}
          label={t('profile.wish.workload-to')}
          inputMode="numeric"
          maxLength={3}
          isOptional
        />
      </div>
      <TextField
        field={fields.payWishEurMonth}
        label={t('profile.wish.pay')}
        hint={t('profile.wish.pay-hint')}
        inputMode="numeric"
        maxLength={6}
        isOptional
      />
      {/* Shown by CSS alone, so that it also works without scripts. */}
      <div className="group/when grid gap-5">
        <SelectField field={fields.availability} label={t('onboarding.seeker.availability')} isOptional>
          <option value="">{t('onboarding.none')}</option>
          {options.availabilities?.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <div className="hidden group-has-[option[value=date]:checked]/when:block">
          <TextField
            field={fields.availableFrom}
            label={t('onboarding.seeker.available-from')}
            type="date"
            isOptional
          />
        </div>
        <div className="hidden group-has-[option[value=notice]:checked]/when:block">
          <TextField
            field={fields.noticeWeeks}
            label={t('profile.wish.notice')}
            inputMode="numeric"
            maxLength={2}
            isOptional
          />
        </div>
      </div>
    </EditForm>
  )
}
