import type { ComponentProps } from 'react'
import { Combobox } from '../../ui/combobox.tsx'
import { Select } from '../../ui/select.tsx'
import { useTexts } from '../../use-texts.ts'
import type { Reach } from './filters/place-view.server.ts'
import { loadSuggestions } from './load-suggestions.ts'

type Props = { where: string; radiusKm: Reach }

/** Choices in km. `usualDistanceKm` is selected until the search names one. */
const distancesKm = [5, 10, 25, 50, 100, 200]
const usualDistanceKm = 25

export function PlaceFields({ where, radiusKm }: Props) {
  const { t } = useTexts()
  return (
    <>
      <div className="relative z-10 grid gap-1">
        <label htmlFor="place" className="font-semibold text-sm">
          {t('jobs.where')}
        </label>
        <PlaceBox id="place" defaultValue={where} placeholder={t('jobs.where-example')} />
      </div>
      <div className="grid gap-1">
        <label htmlFor="radius" className="font-semibold text-sm">
          {t('jobs.radius')}
        </label>
        <Select
          id="radius"
          name="radius"
          key={radiusKm}
          defaultValue={radiusKm === 'whole-area' ? '' : (radiusKm ?? usualDistanceKm)}
        >
          {radiusKm === 'whole-area' && <option value="">{t('jobs.whole-area')}</option>}
          {distancesKm.map(km => (
            <option key={km} value={km}>
              {km} km
            </option>
          ))}
        </Select>
      </div>
    </>
  )
}

type BoxProps = Pick<
  ComponentProps<typeof Combobox>,
  'id' | 'defaultValue' | 'placeholder' | 'aria-describedby'
>

/** A town, postcode or region, with suggestions while typing. */
export function PlaceBox(props: BoxProps) {
  const { t, locale } = useTexts()
  return (
    <Combobox
      name="place"
      maxLength={100}
      load={(text, signal) => loadSuggestions('where', text, locale, signal)}
      countText={count => t('jobs.suggestions', { count })}
      {...props}
    />
  )
}
