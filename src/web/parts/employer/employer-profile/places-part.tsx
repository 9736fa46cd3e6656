import { MapPin, Plus, Trash2 } from 'lucide-react'
import { rowButtonField } from '../../../form-answer.ts'
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

type Props = {
  state: ReturnType<typeof useSiteForm<ProfileFormData['fields']>>
  canChange: boolean
}

/** The first place is the employer's seat. Adding and removing are submits, so they work without scripts. */
export function PlacesPart({ state: { fields }, canChange }: Props) {
  const { t } = useTexts()
  const { name, key } = fields.places
  const list = fields.places.getRows()
  return (
    <FormPart title={t('employer-area.profile.places')} text={t('employer-area.profile.places-hint')}>
      <ul className="grid gap-4">
        {list.map((place, index) => (
          <li
            key={`${key} ${place.street?.id}`}
            className="grid gap-4 rounded-card border border-line bg-paper p-4"
          >
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
                  {...rowButton({ type: 'remove', payload: { name, index } })}
                  aria-label={t('employer-area.profile.remove-place', { number: index + 1 })}
                >
                  <Trash2 aria-hidden className="size-4" strokeWidth={1.75} />
                  <span className="max-sm:sr-only">{t('employer-area.profile.remove')}</span>
                </Button>
              )}
            </div>
            <PlaceRow fields={place} />
          </li>
        ))}
      </ul>
      {canChange && list.length < placesMax && (
        <div>
          <Button
            type="submit"
            variant="secondary"
            size="small"
            {...rowButton({
              type: 'insert',
              payload: { name, defaultValue: { label: '', street: '', place: '' } },
            })}
          >
            <Plus aria-hidden className="size-4" strokeWidth={1.75} />
            {t('employer-area.profile.add-place')}
          </Button>
        </div>
      )}
    </FormPart>
  )
}

/** What the server does with a list of the form, see `rowChangeSchema`. */
function rowButton(change: { type: 'insert' | 'remove'; payload: Record<string, unknown> }) {
  return { name: rowButtonField, value: JSON.stringify(change), formNoValidate: true }
}

function PlaceRow({ fields }: { fields: Record<'label' | 'street' | 'place', FormField> }) {
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
