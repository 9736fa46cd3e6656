import { CheckField } from '../../ui/check-field.tsx'
import type { FormField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTexts } from '../../use-texts.ts'
import { NewPassword } from '../shared/sign-in/account-new-password.tsx'
import { TermsLabel } from './terms-label.tsx'

type Names = 'fullName' | 'academicTitle' | 'email' | 'password' | 'passwordAgain' | 'terms'
type Props = {
  fields: Record<Names, FormField>
  nameLabel: string
  titles: readonly string[]
  who: 'seeker' | 'employer'
}

export function SignUpFields({ fields, nameLabel, titles, who }: Props) {
  const { t } = useTexts()
  return (
    <>
      <SelectField
        field={fields.academicTitle}
        label={t('account.field.academic-title')}
        autoComplete="honorific-prefix"
        isOptional
      >
        <option value="">{t('account.field.no-title')}</option>
        {titles.map(title => (
          <option key={title} value={title}>
            {title}
          </option>
        ))}
      </SelectField>
      <TextField field={fields.fullName} label={nameLabel} autoComplete="name" maxLength={200} />
      <TextField field={fields.email} label={t('account.field.email')} type="email" autoComplete="email" />
      <NewPassword password={fields.password} passwordAgain={fields.passwordAgain} />
      <CheckField field={fields.terms} label={<TermsLabel who={who} />} />
    </>
  )
}
