import type { z } from 'zod'
import type { seekerStepSchemas } from '../../../../domain/job-seekers/job-seeker.schema.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { StepButtons } from '../step-buttons.tsx'
import type { StepProps } from './step-props.ts'

export function WorkStep({ data: { seeker, groups }, answer, buttons }: StepProps) {
  const { t } = useTexts()
  const state = useSiteForm<
    { profession?: string; specialty?: string } & z.input<typeof seekerStepSchemas.work>
  >({
    name: 'work',
    answer,
    defaults: { profession: seeker?.profession ?? '', specialty: seeker?.specialty ?? '' },
  })
  const { profession, specialty } = state.fields
  return (
    <SiteForm state={state}>
      <SelectField field={profession} label={t('onboarding.seeker.profession')} isOptional>
        <option value="">{t('onboarding.none')}</option>
        {groups?.categories.map(({ label, professions }) => (
          <optgroup key={label} label={label}>
            {professions.map(option => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <SelectField field={specialty} label={t('onboarding.seeker.specialty')} isOptional>
        <option value="">{t('onboarding.none')}</option>
        {groups?.specialties.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
      <StepButtons isBusy={state.isBusy} {...buttons} />
    </SiteForm>
  )
}
