import { loadSuggestions } from '../../../../parts/shared/load-suggestions.ts'
import { Combobox } from '../../../../ui/combobox.tsx'
import { Field, firstText, useControl } from '../../../../ui/field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import { StepButtons } from '../step-buttons.tsx'
import type { StepProps } from './step-props.ts'

export function WorkStep({ data, answer, buttons }: StepProps) {
  const { seeker, professionText, specialties } = data
  const { t, locale } = useTexts()
  const state = useSiteForm<{ profession?: string; specialty?: string }>({
    name: 'work',
    answer,
    defaults: { profession: professionText, specialty: seeker?.specialty ?? '' },
  })
  const { profession, specialty } = state.fields
  const hint = t('onboarding.seeker.profession-hint')
  const control = useControl({ field: profession, hint, isOptional: true })
  return (
    <SiteForm state={state}>
      <Field field={profession} label={t('onboarding.seeker.profession')} hint={hint} isOptional>
        <Combobox
          key={profession.key}
          defaultValue={firstText(profession)}
          maxLength={120}
          load={(text, signal) => loadSuggestions('what', text, locale, signal, 'profession')}
          countText={count => t('jobs.suggestions', { count })}
          {...control}
        />
      </Field>
      <SelectField field={specialty} label={t('onboarding.seeker.specialty')} isOptional>
        <option value="">{t('onboarding.none')}</option>
        {specialties.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
      <StepButtons isBusy={state.isBusy} {...buttons} />
    </SiteForm>
  )
}
