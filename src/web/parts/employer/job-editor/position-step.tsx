import { useState } from 'react'
import { adLimits } from '../../../../domain/job-ads/job-ad.values.ts'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Field, FieldProblem, firstText, useControl } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useTexts } from '../../../use-texts.ts'
import { loadSuggestions } from '../../shared/load-suggestions.ts'
import { AdText, OptionalSelect, Options } from './ad-fields.tsx'
import { type StepProps, textsOf } from './use-ad-form.ts'

export function PositionStep({ data, form }: StepProps) {
  const { t } = useTexts()
  const { options, employers, employerId } = data
  return (
    <>
      {employers.length === 1 && <input type="hidden" name="employerId" value={employerId ?? ''} />}
      {employers.length > 1 && (
        <SelectField
          field={{ ...form.field('employerId'), initialValue: String(employerId ?? '') }}
          label={t('ads.field.employer')}
        >
          <Options of={employers.map(({ employerId: id, name }) => ({ value: String(id), label: name }))} />
        </SelectField>
      )}
      <TextField
        field={form.field('title')}
        label={t('ads.field.title')}
        hint={t('ads.hint-of.title')}
        maxLength={adLimits.titleChars}
      />
      <ProfessionField form={form} />
      <div className="grid items-end gap-5 @md:grid-cols-2">
        <OptionalSelect
          field={form.field('category')}
          label={t('ads.field.category')}
          none={t('ads.automatic')}
          options={options.category}
        />
        <OptionalSelect
          field={form.field('specialty')}
          label={t('ads.field.specialty')}
          none={t('ads.automatic')}
          options={options.specialty}
        />
      </div>
      <PlacesField form={form} />
      <div className="grid items-end gap-5 @md:grid-cols-2">
        <OptionalSelect
          field={form.field('remote')}
          label={t('ads.field.remote')}
          none={t('ads.on-site')}
          options={options.remote.filter(({ value }) => value !== 'onsite')}
        />
        <OptionalSelect
          field={form.field('experience')}
          label={t('ads.field.experience')}
          none={t('ads.any')}
          options={options.experience}
        />
        <AdText form={form} name="department" label="department" maxLength={200} />
        <AdText form={form} name="reference" label="reference" maxLength={100} />
        <SelectField field={form.field('language')} label={t('ads.field.language')}>
          <Options of={options.language} />
        </SelectField>
      </div>
    </>
  )
}

function ProfessionField({ form }: Pick<StepProps, 'form'>) {
  const { t, locale } = useTexts()
  const field = form.field('profession')
  const hint = t('ads.hint-of.profession')
  const control = useControl({ field, hint, isOptional: true })
  return (
    <Field field={field} label={t('ads.field.profession')} hint={hint} isOptional>
      <Combobox
        defaultValue={firstText(field)}
        maxLength={120}
        load={(text, signal) => loadSuggestions('what', text, locale, signal, 'profession')}
        countText={count => t('jobs.suggestions', { count })}
        {...control}
      />
    </Field>
  )
}

/** One line for each place and an empty one more, up to the limit: only scripts can add further lines. */
function PlacesField({ form }: Pick<StepProps, 'form'>) {
  const { t, locale } = useTexts()
  const field = form.field('places')
  const known = textsOf(form.values.places)
  const [count, setCount] = useState(known.length === 0 ? 1 : Math.min(known.length + 1, adLimits.places))
  return (
    <fieldset className="grid gap-2" aria-describedby={`${field.errorId} ${field.descriptionId}`}>
      <legend className="mb-1.5 font-semibold">{t('ads.field.places')}</legend>
      {Array.from({ length: count }, (_, index) => (
        <Combobox
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other identity and keep their order
          key={index}
          id={index === 0 ? field.id : `${field.id}-${index}`}
          name="places"
          aria-label={t('ads.place-number', { number: index + 1 })}
          aria-invalid={(index === 0 && field.errors !== undefined) || undefined}
          defaultValue={known[index]}
          maxLength={100}
          placeholder={t('ads.place-example')}
          load={(text, signal) => loadSuggestions('where', text, locale, signal)}
          countText={count => t('jobs.suggestions', { count })}
        />
      ))}
      <p id={field.descriptionId} className="text-ink-soft text-sm">
        {t('ads.hint-of.places')}
      </p>
      <FieldProblem field={field} />
      {count < adLimits.places && (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-start noscript:hidden"
          onClick={() => setCount(count + 1)}
        >
          {t('ads.more-places')}
        </Button>
      )}
    </fieldset>
  )
}
