import {
  type FieldOfSome,
  profileTypesOfField,
} from '../../../../domain/employers/profile/employer-profile.values.ts'
import type { Translate } from '../../../../i18n/make-translator.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { FormPart } from './form-part.tsx'
import { hiddenUnless } from './hidden-unless.ts'
import { PlacesPart } from './places-part.tsx'
import type { ProfileFormData } from './profile-data.server.ts'
import { ProfileTypePart } from './profile-type-part.tsx'

type Props = { data: ProfileFormData; answer: FormAnswer<unknown> | undefined; submitText: string }

/**
 * The employer's profile. CSS alone shows the fields of the chosen profile type: it works without scripts, and hidden fields keep their
 * values.
 */
export function ProfileForm({ data, answer, submitText }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<ProfileFormData['fields']>({ name: 'profile', answer, defaults: data.fields })
  const { fields } = state
  const text = profileTexts(t)
  return (
    <SiteForm state={state} problemTitle={text('problem')} className="gap-8">
      {/* Enter in a field sends the form; without this it would press the first button, which adds or removes a place. */}
      <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
      <input type="hidden" name="version" value={data.fields.version} />
      <fieldset disabled={!data.canChange} className="group/profile grid min-w-0 gap-8">
        <WhoPart data={data} fields={fields} />
        <AboutPart fields={fields} />
        <ContactPart fields={fields} />
        <PlacesPart state={state} canChange={data.canChange} />
        {data.canChange && (
          <div>
            <Button type="submit" variant="next" isBusy={state.isBusy}>
              {submitText}
            </Button>
          </div>
        )}
      </fieldset>
    </SiteForm>
  )
}

type PartProps = Pick<ReturnType<typeof useSiteForm<ProfileFormData['fields']>>, 'fields'>

function WhoPart({ data, fields }: PartProps & { data: ProfileFormData }) {
  const { t } = useTexts()
  const text = profileTexts(t)
  return (
    <FormPart title={text('who')}>
      <ProfileTypePart field={fields.profileType} typeField={fields.type} types={data.types} />
      <TextField field={fields.name} label={text('name')} autoComplete="organization" maxLength={200} />
      <TextField field={fields.ownerName} label={text('owner')} maxLength={200} isOptional />
      <div className="grid gap-5 sm:grid-cols-2">
        <Asked field="ownership">
          <SelectField field={fields.ownership} label={text('ownership')} isOptional>
            <Options none={t('onboarding.none')} of={data.ownerships} />
          </SelectField>
        </Asked>
        <Asked field="size">
          <SelectField field={fields.size} label={text('size')} isOptional>
            <Options none={t('onboarding.none')} of={data.sizes} />
          </SelectField>
        </Asked>
      </div>
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField field={fields.employees} label={text('employees')} inputMode="numeric" isOptional />
        <Asked field="doctors">
          <TextField field={fields.doctors} label={text('doctors')} inputMode="numeric" isOptional />
        </Asked>
        <Asked field="beds">
          <TextField field={fields.beds} label={text('beds')} inputMode="numeric" isOptional />
        </Asked>
      </div>
    </FormPart>
  )
}

function AboutPart({ fields }: PartProps) {
  const { t } = useTexts()
  const text = profileTexts(t)
  return (
    <FormPart title={text('about')}>
      <TextAreaField
        field={fields.description}
        label={text('description')}
        hint={text('description-hint')}
        rows={9}
        maxLength={20_000}
        isOptional
      />
      <Asked field="departments">
        <TextAreaField
          field={fields.departments}
          label={text('departments')}
          hint={text('one-a-line')}
          rows={5}
          isOptional
        />
      </Asked>
      <TextAreaField
        field={fields.certifications}
        label={text('certifications')}
        hint={text('one-a-line')}
        rows={3}
        isOptional
      />
      <TextAreaField
        field={fields.benefits}
        label={text('benefits')}
        hint={text('one-a-line')}
        rows={4}
        isOptional
      />
    </FormPart>
  )
}

function ContactPart({ fields }: PartProps) {
  const { t } = useTexts()
  const text = profileTexts(t)
  return (
    <FormPart title={text('contact')}>
      <TextField field={fields.contactPerson} label={text('contact-person')} autoComplete="name" isOptional />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField field={fields.phone} label={text('phone')} type="tel" autoComplete="tel" isOptional />
        <TextField
          field={fields.website}
          label={text('website')}
          inputMode="url"
          autoComplete="url"
          isOptional
        />
      </div>
      <TextField
        field={fields.email}
        label={text('email')}
        hint={text('email-hint')}
        inputMode="email"
        autoComplete="email"
        isOptional
      />
    </FormPart>
  )
}

const profileTexts = (t: Translate) => (name: string) => t(`employer-area.profile.${name}`)

/** Hidden for profile types that the field does not apply to; its value is sent all the same. */
function Asked({ field, children }: { field: FieldOfSome; children: React.ReactNode }) {
  return <div className={classNames('min-w-0', hiddenUnless(profileTypesOfField[field]))}>{children}</div>
}

function Options({ none, of }: { none: string; of: readonly { value: string; label: string }[] }) {
  return (
    <>
      <option value="">{none}</option>
      {of.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  )
}
