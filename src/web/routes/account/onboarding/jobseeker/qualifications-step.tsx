import { useState } from 'react'
import { controlClass } from '../../../../ui/control-class.ts'
import { Field, FieldProblem, firstText, useControl } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextArea } from '../../../../ui/text-area-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import { StepButtons } from '../step-buttons.tsx'
import type { StepProps } from './step-props.ts'

type Fields = { qualifications?: string; languages?: { language: string; level: string }[] }

/** A fixed number of rows, because rows cannot be added without scripts. */
const languageRows = 3

export function QualificationsStep({ data, answer, buttons }: StepProps) {
  const { t } = useTexts()
  const { seeker } = data
  const state = useSiteForm<Fields>({
    name: 'qualifications',
    answer,
    defaults: {
      qualifications: seeker?.qualifications.join('\n') ?? '',
      languages: seeker?.languages ?? [],
    },
  })
  const { qualifications, languages } = state.fields
  const hint = t('onboarding.seeker.qualifications-hint')
  const control = useControl({ field: qualifications, hint, isOptional: true })
  const [spoken] = useState(Array.isArray(languages.initialValue) ? languages.initialValue : [])
  const rows = Array.from({ length: Math.max(languageRows, spoken.length + 1) }, (_, index) => spoken[index])
  return (
    <SiteForm state={state}>
      <Field
        field={qualifications}
        label={t('onboarding.seeker.qualifications-field')}
        hint={hint}
        isOptional
      >
        <TextArea
          key={qualifications.key}
          rows={5}
          maxLength={2_000}
          defaultValue={firstText(qualifications)}
          className={controlClass}
          {...control}
        />
      </Field>
      <fieldset className="grid gap-2" aria-describedby={languages.errors ? languages.errorId : undefined}>
        <legend className="mb-1.5 font-semibold">{t('onboarding.seeker.languages')}</legend>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and never move
          <div key={index} className="grid grid-cols-[1fr_8rem] gap-2">
            <Select
              id={index === 0 ? languages.id : undefined}
              name={`${languages.name}[${index}].language`}
              defaultValue={row?.language ?? ''}
              aria-label={t('onboarding.seeker.language', { number: index + 1 })}
            >
              <option value="">{t('onboarding.none')}</option>
              {data.languages.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
            <Select
              name={`${languages.name}[${index}].level`}
              defaultValue={row?.level ?? 'B2'}
              aria-label={t('onboarding.seeker.level', { number: index + 1 })}
            >
              {data.levels.map(level => (
                <option key={level} value={level}>
                  {level === 'native' ? t('onboarding.seeker.native') : level}
                </option>
              ))}
            </Select>
          </div>
        ))}
        <FieldProblem field={languages} />
      </fieldset>
      <StepButtons isBusy={state.isBusy} {...buttons} />
    </SiteForm>
  )
}
