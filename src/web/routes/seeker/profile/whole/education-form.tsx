import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import { EditForm, type EditProps } from './edit-form.tsx'

type Fields = { name: string; institution?: string; fromMonth?: string; toMonth?: string }

export function EducationForm({ edit, form, answer }: EditProps) {
  const { t } = useTexts()
  const state = useSiteForm<Fields>({ name: 'education', answer, defaults: form.defaults })
  const { name, institution, fromMonth, toMonth } = state.fields
  const hint = t('profile.month-hint')
  return (
    <EditForm
      state={state}
      title={t(edit.id === null ? 'profile.education.add' : 'profile.education.change')}
    >
      {edit.id !== null && <input type="hidden" name="id" value={edit.id} />}
      <TextField
        field={name}
        label={t('profile.education.name')}
        hint={t('profile.education.name-hint')}
        maxLength={200}
      />
      <TextField field={institution} label={t('profile.education.institution')} maxLength={200} isOptional />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField field={fromMonth} label={t('profile.from')} hint={hint} maxLength={10} isOptional />
        <TextField field={toMonth} label={t('profile.to')} hint={hint} maxLength={10} isOptional />
      </div>
    </EditForm>
  )
}
