import type { FieldName } from '@conform-to/react'
import { MapPin, Plus, Trash2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Field, type FormField, firstText, useControl } from '../../../ui/field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { loadSuggestions } from '../../shared/load-suggestions.ts'
import { FormPart } from './form-part.tsx'
import type { ProfileFormData } from './profile-data.server.ts'

const placesMax = 20

type Place = ProfileFormData['fields']['places'][number]
type Props = {
  state: ReturnType<typeof useSiteForm<ProfileFormData['fields']>>
  canChange: boolean
}

/** The first place is the employer's seat. Adding and removing are submits, so they work without scripts. */
export function PlacesPart({ state: { form, fields }, canChange }: Props) {
  const { t } = useTexts()
  // After a rejected submit this is what was sent, which need not be a list.
  const list = Array.isArray(fields.places.initialValue) ? fields.places.getFieldList() : []
  // The cast: Conform's buttons expect fields whose errors are strings, which makes no difference to them.
  const name = fields.places.name as unknown as FieldName<Place[]>
  return (
    <FormPart title={t('employer-area.profile.places')} text={t('employer-area.profile.places-hint')}>
      <ul className="grid gap-4">
        {list.map((place, index) => (
          <li key={place.key} className="grid gap-4 rounded-card border border-line bg-paper p-4">
            <div className="flex min-h-11 items-center justify-between gap-3">
              <h3 className="flex items-center gap-2 font-sans font-semibold text-base tracking-normal">
                <MapPin aria-hidden className="size-5 text-brand" strokeWidth={1.75} />
                {index === 0
                  ? t('employer-area.profile.seat')
                  : t('employer-area.profile.place-number', { number: index + 1 })}
              </h3>
              {canChange && list.length > 1 && (
                <Button
                  type="submit"
                  variant="quiet"
                  size="small"
                  {...form.remove.getButtonProps({ name, index })}
                  aria-label={t('employer-area.profile.remove-place', { number: index + 1 })}
                >
                  <Trash2 aria-hidden className="size-4" strokeWidth={1.75} />
                  <span className="max-sm:sr-only">{t('employer-area.profile.remove')}</span>
                </Button>
              )}
            </div>
            <PlaceRow fields={place.getFieldset()} />
          </li>
        ))}
      </ul>
      {canChange && list.length < placesMax && (
        <div>
          <Button
            type="submit"
            variant="secondary"
            size="small"
            {...form.insert.getButtonProps({ name, defaultValue: { label: '', street: '', place: '' } })}
          >
            <Plus aria-hidden className="size-4" strokeWidth={1.75} />
            {t('employer-area.profile.add-place')}
          </Button>
        </div>
      )}
    </FormPart>
  )
}

function PlaceRow({ fields }: { fields: { label: FormField; street: FormField; place: FormField } }) {
  const { t, locale } = useTexts()
  const place = useControl({ field: fields.place, isOptional: true })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field field={fields.place} label={t('employer-area.profile.place')}>
        <Combobox
          key={fields.place.key}
          defaultValue={firstText(fields.place)}
          maxLength={100}
          load={(text, signal) => loadSuggestions('where', text, locale, signal)}
          countText={count => t('jobs.suggestions', { count })}
          {...place}
        />
      </Field>
      <TextField
        field={fields.street}
        label={t('employer-area.profile.street')}
        autoComplete="address-line1"
        maxLength={200}
        isOptional
      />
      <TextField
        field={fields.label}
        label={t('employer-area.profile.place-name')}
        hint={t('employer-area.profile.place-name-hint')}
        maxLength={100}
        isOptional
      />
    </div>
  )
}
