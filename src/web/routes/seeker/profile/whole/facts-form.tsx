import { useState } from 'react'
import { drivingClasses } from '../../../../../domain/job-seekers/profile/profile.values.ts'
import { Choices } from '../../../../parts/shared/form-fields/choices.tsx'
import { FieldProblem, firstList } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import { EditForm, type EditProps } from './edit-form.tsx'
import { rowsWithSpare } from './row-field.ts'

type Fields = {
  languages?: { language?: string; level?: string }[]
  drivingLicences?: string[]
  experienceYears?: string
  qualifications?: string
}

export function FactsForm({ form, answer }: EditProps) {
  const { t } = useTexts()
  const state = useSiteForm<Fields>({ name: 'facts', answer, defaults: form.defaults })
  const { languages, drivingLicences, experienceYears, qualifications } = state.fields
  const [chosen] = useState(firstList(drivingLicences))
  const [rows] = useState(
    rowsWithSpare<{ language?: string; level?: string }>(languages.initialValue, { spare: 2, most: 12 }),
  )
  const classes = [
    ...drivingClasses.map(value => ({ value, label: t('profile.fact.class', { name: value }) })),
    { value: 'none', label: t('profile.fact.no-driving') },
  ]
  return (
    <EditForm state={state} title={t('profile.fact.change')}>
      <fieldset className="grid gap-2" aria-describedby={languages.errors ? languages.errorId : undefined}>
        <legend className="mb-1.5 font-semibold">{t('onboarding.seeker.languages')}</legend>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and never move
          <div key={at} className="grid grid-cols-[1fr_8rem] gap-2">
            <Select
              id={at === 0 ? languages.id : undefined}
              name={`languages[${at}].language`}
              defaultValue={row?.language ?? ''}
              aria-label={t('onboarding.seeker.language', { number: at + 1 })}
            >
              <option value="">{t('onboarding.none')}</option>
              {form.options.languages?.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
            <Select
              name={`languages[${at}].level`}
              defaultValue={row?.level ?? 'B2'}
              aria-label={t('onboarding.seeker.level', { number: at + 1 })}
            >
              {form.options.levels?.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </div>
        ))}
        <FieldProblem field={languages} />
      </fieldset>
      <Choices legend={t('profile.fact.driving')} field={drivingLicences} options={classes} chosen={chosen} />
      <TextField
        field={experienceYears}
        label={t('profile.fact.years')}
        hint={t('profile.fact.years-hint')}
        inputMode="numeric"
        maxLength={2}
        isOptional
      />
      <TextAreaField
        field={qualifications}
        label={t('profile.fact.qualifications')}
        hint={t('profile.fact.qualifications-hint')}
        maxLength={2_000}
        isOptional
      />
    </EditForm>
  )
}
