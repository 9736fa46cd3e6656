import type { AdminRole } from '../../../domain/caller/admin-role.values.ts'
import type { FormField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useTexts } from '../../use-texts.ts'

type Props = { field: FormField; grantable: readonly AdminRole[] }

/** Each role with what it is for. */
export function RoleField({ field, grantable }: Props) {
  const { t } = useTexts()
  return (
    <SelectField field={field} label={t('admin.role.label')}>
      {grantable.map(role => (
        <option key={role} value={role}>
          {t(`admin.role.${role}`)}: {t(`admin.role-does.${role}`)}
        </option>
      ))}
    </SelectField>
  )
}
