import { Combobox } from '../../../ui/combobox.tsx'
import { Field, type FieldProps, firstText, useControl } from '../../../ui/field.tsx'
import { useTexts } from '../../../use-texts.ts'
import { loadSuggestions } from '../load-suggestions.ts'

type Props = FieldProps & { of: 'profession' | 'place'; maxLength: number; value?: string }

/** A text field that suggests professions or places of the vocabulary; any text may be typed. */
export function SuggestedField({ field, label, hint, isOptional, of, maxLength, value }: Props) {
  const { t, locale } = useTexts()
  const control = useControl({ field, hint, isOptional })
  return (
    <Field field={field} label={label} hint={hint} isOptional={isOptional}>
      <Combobox
        key={field.key}
        defaultValue={value ?? firstText(field)}
        maxLength={maxLength}
        load={(text, signal) =>
          of === 'place'
            ? loadSuggestions('where', text, locale, signal)
            : loadSuggestions('what', text, locale, signal, 'profession')
        }
        countText={count => t('jobs.suggestions', { count })}
        {...control}
      />
    </Field>
  )
}
