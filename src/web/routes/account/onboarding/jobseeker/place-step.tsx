import { loadSuggestions } from '../../../../parts/shared/load-suggestions.ts'
import { Combobox } from '../../../../ui/combobox.tsx'
import { Field, firstText, useControl } from '../../../../ui/field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import { StepButtons } from '../step-buttons.tsx'
import type { StepProps } from './step-props.ts'

const distancesKm = [5, 10, 25, 50, 100, 200]
const usualDistanceKm = 25

export function PlaceStep({ data: { seeker }, answer, buttons }: StepProps) {
  const { t, locale } = useTexts()
  const state = useSiteForm<{ place?: string; radius?: string }>({
    name: 'place',
    answer,
    defaults: { place: seeker?.placeText ?? '', radius: String(seeker?.radiusKm ?? usualDistanceKm) },
  })
  const { place, radius } = state.fields
  const control = useControl({ field: place, isOptional: true })
  return (
    <SiteForm state={state}>
      <Field field={place} label={t('onboarding.seeker.place-field')} isOptional>
        <Combobox
          key={place.key}
          defaultValue={firstText(place)}
          maxLength={100}
          placeholder={t('jobs.where-example')}
          load={(text, signal) => loadSuggestions('where', text, locale, signal)}
          countText={count => t('jobs.suggestions', { count })}
          {...control}
        />
      </Field>
      <SelectField field={radius} label={t('onboarding.seeker.radius')} isOptional>
        {distancesKm.map(km => (
          <option key={km} value={km}>
            {km} km
          </option>
        ))}
      </SelectField>
      <StepButtons isBusy={state.isBusy} {...buttons} />
    </SiteForm>
  )
}
