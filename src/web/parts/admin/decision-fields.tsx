import { durationsDays } from '../../../domain/moderation/moderation.values.ts'
import type { FormField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useTexts } from '../../use-texts.ts'

type Props = {
  days: FormField
  reason: FormField
  reasons: readonly { value: string; label: string }[]
}

/** How long a measure lasts, and on what it rests. */
export function DecisionFields({ days, reason, reasons }: Props) {
  const { t } = useTexts()
  return (
    <>
      <SelectField
        field={days}
        label={t('moderation.decide.days')}
        hint={t('moderation.decide.days-hint')}
        isOptional
      >
        <option value="">{t('moderation.decide.no-end')}</option>
        {durationsDays.map(count => (
          <option key={count} value={count}>
            {t('moderation.decide.for-days', { count })}
          </option>
        ))}
      </SelectField>
      <SelectField field={reason} label={t('moderation.decide.reason')}>
        <option value="">{t('moderation.decide.choose')}</option>
        {reasons.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </>
  )
}
