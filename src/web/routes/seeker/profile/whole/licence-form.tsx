import { licenceKinds, licenceStates } from '../../../../../domain/job-seekers/profile/profile.values.ts'
import { UploadField } from '../../../../parts/shared/upload/upload-field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import { EditForm, type EditProps } from './edit-form.tsx'

type Fields = {
  kind: string
  name: string
  country?: string
  state?: string
  obtainedOn?: string
  files?: string[]
}

export function LicenceForm({ edit, form, answer }: EditProps) {
  const { t } = useTexts()
  const state = useSiteForm<Fields>({ name: 'licence', answer, defaults: form.defaults })
  const { kind, name, country, state: licenceState, obtainedOn, files } = state.fields
  return (
    <EditForm
      state={state}
      title={t(edit.id === null ? 'profile.licence.add' : 'profile.licence.change')}
      hasFile
    >
      {edit.id !== null && <input type="hidden" name="id" value={edit.id} />}
      <SelectField field={kind} label={t('profile.licence.kind')}>
        <option value="">{t('onboarding.choose')}</option>
        {licenceKinds.map(value => (
          <option key={value} value={value}>
            {t(`profile.kind.${value}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        field={name}
        label={t('profile.licence.name')}
        hint={t('profile.licence.name-hint')}
        maxLength={200}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField field={country} label={t('profile.licence.country')} isOptional>
          <option value="">{t('onboarding.none')}</option>
          {form.options.countries?.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField field={licenceState} label={t('profile.licence.state')}>
          {licenceStates.map(value => (
            <option key={value} value={value}>
              {t(`profile.state.${value}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          field={obtainedOn}
          label={t('profile.licence.obtained')}
          hint={t('profile.licence.obtained-hint')}
          maxLength={10}
          isOptional
        />
      </div>
      <UploadField
        field={files}
        label={t('profile.licence.proof')}
        hint={t('profile.licence.proof-hint')}
        purpose="proof"
        maxFiles={1}
        held={form.held}
        isOptional
      />
    </EditForm>
  )
}
