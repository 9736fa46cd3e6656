import { profileTypes, typesOfProfile } from '../../../../domain/employers/profile/employer-profile.values.ts'
import { Radio } from '../../../ui/checkbox.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { FieldProblem, type FormField, firstText } from '../../../ui/field.tsx'
import { useTexts } from '../../../use-texts.ts'
import { hiddenUnless } from './hidden-unless.ts'
import type { ProfileFormData } from './profile-data.server.ts'

type Props = { field: FormField; typeField: FormField; types: ProfileFormData['types'] }

/** The kind of profile, which decides the fields of the form, and the employer's type within it. A company has no types to choose from. */
export function ProfileTypePart({ field, typeField, types }: Props) {
  const { t } = useTexts()
  const chosen = firstText(field)
  const chosenType = firstText(typeField)
  return (
    <>
      <fieldset
        key={field.key}
        id={field.id}
        className="grid gap-2"
        aria-describedby={field.errors?.length ? field.errorId : undefined}
      >
        <legend className="mb-1.5 font-semibold">{t('employer-area.profile.profile-type')}</legend>
        <div className="grid gap-2 sm:grid-cols-3">
          {profileTypes.map(type => (
            <Radio
              key={type}
              name={field.name}
              value={type}
              defaultChecked={chosen === type}
              required
              className="rounded-control border border-line-strong px-3 py-1.5 has-[:checked]:border-brand has-[:checked]:bg-brand-soft"
              label={<span className="font-medium">{t(`employer-area.profile.type.${type}`)}</span>}
            />
          ))}
        </div>
        <FieldProblem field={field} />
      </fieldset>
      <fieldset
        key={typeField.key}
        className={classNames('grid gap-2', hiddenUnless(['hospital', 'practice']))}
      >
        <legend className="mb-1.5 font-semibold">{t('employer-area.profile.kind')}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {profileTypes.flatMap(profile =>
            typesOfProfile[profile].map(type => (
              <Radio
                key={type}
                name={typeField.name}
                value={type}
                defaultChecked={chosenType === type}
                className={hiddenUnless([profile])}
                label={types[type]}
              />
            )),
          )}
        </div>
      </fieldset>
    </>
  )
}
