import { adLimits } from '../../../../domain/job-ads/job-ad.values.ts'
import { FieldProblem } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { useTexts } from '../../../use-texts.ts'
import { RichTextField } from '../../shared/rich-text/rich-text-field.tsx'
import { AdTextArea, Options } from './ad-fields.tsx'
import { rowsOf, type StepProps, textsOf } from './use-ad-form.ts'

export function DescriptionStep({ data, form }: StepProps) {
  const { t } = useTexts()
  const lines = (name: 'benefits' | 'requiredQualifications' | 'obtainableQualifications') => ({
    ...form.field(name),
    initialValue: textsOf(form.values[name]).join('\n'),
  })
  return (
    <>
      <RichTextField
        field={form.field('description')}
        label={t('ads.field.description')}
        hint={t('ads.hint-of.description')}
        kind="ad"
      />
      <AdTextArea
        field={lines('requiredQualifications')}
        label={t('ads.field.required')}
        hint={t('ads.hint-of.lines')}
        rows={4}
      />
      <AdTextArea
        field={lines('obtainableQualifications')}
        label={t('ads.field.obtainable')}
        hint={t('ads.hint-of.obtainable')}
        rows={3}
      />
      <AdTextArea
        field={lines('benefits')}
        label={t('ads.field.benefits')}
        hint={t('ads.hint-of.lines')}
        rows={4}
      />
      <LanguageLevels data={data} form={form} />
    </>
  )
}

function LanguageLevels({ data: { options }, form }: StepProps) {
  const { t } = useTexts()
  // The draft keeps the rows that were left empty, too. Those are dropped and one empty row is added below.
  const known = rowsOf(form.values.languageLevels).filter(({ language }) => language)
  const count = Math.min(Math.max(known.length + 1, 2), adLimits.languageLevels)
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold">
        {t('ads.field.languages')}
        <span className="font-normal text-ink-soft"> ({t('common.form.optional')})</span>
      </legend>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other identity and keep their order
        <div key={index} className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] gap-3">
          <Select
            name={`languageLevels[${index}].language`}
            defaultValue={known[index]?.language ?? ''}
            aria-label={t('ads.language-number', { number: index + 1 })}
          >
            <option value="">{t('ads.no-language')}</option>
            <Options of={options.spoken} />
          </Select>
          <Select
            name={`languageLevels[${index}].level`}
            defaultValue={known[index]?.level ?? ''}
            aria-label={t('ads.level-number', { number: index + 1 })}
          >
            <option value="">{t('ads.no-level')}</option>
            <Options of={options.level} />
          </Select>
        </div>
      ))}
      <FieldProblem field={form.field('languageLevels')} />
    </fieldset>
  )
}
