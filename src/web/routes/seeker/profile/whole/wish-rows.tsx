import { useState } from 'react'
import { limits } from '../../../../../config/limits.ts'
import { SuggestedField } from '../../../../parts/shared/form-fields/suggested-field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import type { SiteFormState } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import { rowField, rowsWithSpare } from './row-field.ts'

type Props = { state: SiteFormState; initial: unknown }

export function ProfessionRows({ state, initial }: Props) {
  const { t } = useTexts()
  const [rows] = useState(rowsWithSpare<string>(initial, { spare: 2, most: limits.profileProfessions }))
  return rows.map((value, at) => (
    <SuggestedField
      // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and never move
      key={at}
      field={rowField(state, `professions[${at}]`)}
      of="profession"
      label={at === 0 ? t('onboarding.seeker.profession') : t('profile.wish.profession', { number: at + 1 })}
      maxLength={120}
      value={value ?? ''}
      isOptional
    />
  ))
}

export function SpecialtyRows({
  state,
  initial,
  options,
}: Props & { options: readonly { value: string; label: string }[] }) {
  const { t } = useTexts()
  const [rows] = useState(rowsWithSpare<string>(initial, { spare: 1, most: limits.profileSpecialties }))
  return rows.map((value, at) => (
    <SelectField
      // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and never move
      key={at}
      field={{ ...rowField(state, `specialties[${at}]`), initialValue: value ?? '' }}
      label={at === 0 ? t('onboarding.seeker.specialty') : t('profile.wish.specialty', { number: at + 1 })}
      isOptional
    >
      <option value="">{t('onboarding.none')}</option>
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  ))
}

const usualDistanceKm = '25'

export function PlaceRows({ state, initial }: Props) {
  const { t } = useTexts()
  const [rows] = useState(
    rowsWithSpare<{ place?: string; radius?: string }>(initial, { spare: 1, most: limits.profilePlaces }),
  )
  return rows.map((row, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and never move
    <div key={at} className="grid gap-5 sm:grid-cols-[1fr_10rem]">
      <SuggestedField
        field={rowField(state, `places[${at}].place`)}
        of="place"
        label={at === 0 ? t('onboarding.seeker.place-field') : t('profile.wish.place', { number: at + 1 })}
        maxLength={100}
        value={row?.place ?? ''}
        isOptional
      />
      <SelectField
        field={{
          ...rowField(state, `places[${at}].radius`),
          initialValue: row?.radius ?? usualDistanceKm,
        }}
        label={at === 0 ? t('onboarding.seeker.radius') : t('profile.wish.radius', { number: at + 1 })}
        isOptional
      >
        {limits.distancesKm.map(km => (
          <option key={km} value={km}>
            {km} km
          </option>
        ))}
      </SelectField>
    </div>
  ))
}
