import { SuggestedField } from '../../../../parts/shared/form-fields/suggested-field.tsx'
import { CheckField } from '../../../../ui/check-field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import { EditForm, type EditProps } from './edit-form.tsx'

type Fields = {
  title: string
  employer?: string
  city?: string
  profession?: string
  specialty?: string
  fromMonth?: string
  toMonth?: string
  isCurrent?: string
  duties?: string
}

export function PositionForm({ edit, form, answer }: EditProps) {
  const { t } = useTexts()
  const state = useSiteForm<Fields>({ name: 'position', answer, defaults: form.defaults })
  const { title, employer, city, profession, specialty, fromMonth, toMonth, isCurrent, duties } = state.fields
  return (
    <EditForm state={state} title={t(edit.id === null ? 'profile.position.add' : 'profile.position.change')}>
      {edit.id !== null && <input type="hidden" name="id" value={edit.id} />}
      <SuggestedField field={title} of="profession" label={t('profile.position.title')} maxLength={200} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField field={employer} label={t('profile.position.employer')} maxLength={200} isOptional />
        <SuggestedField
          field={city}
          of="place"
          label={t('profile.position.city')}
          maxLength={100}
          isOptional
        />
        <TextField
          field={fromMonth}
          label={t('profile.from')}
          hint={t('profile.month-hint')}
          maxLength={10}
          isOptional
        />
        <div className="grid content-start gap-2">
          <TextField
            field={toMonth}
            label={t('profile.to')}
            hint={t('profile.month-hint')}
            maxLength={10}
            isOptional
          />
          <CheckField field={isCurrent} label={t('profile.position.current')} isOptional />
        </div>
        <SuggestedField
          field={profession}
          of="profession"
          label={t('profile.position.profession')}
          hint={t('profile.position.profession-hint')}
          maxLength={120}
          isOptional
        />
        <SelectField field={specialty} label={t('profile.position.specialty')} isOptional>
          <option value="">{t('onboarding.none')}</option>
          {form.options.specialties?.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <TextAreaField field={duties} label={t('profile.position.duties')} maxLength={4_000} isOptional />
    </EditForm>
  )
}
