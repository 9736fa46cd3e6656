import { adLimits } from '../../../../domain/job-ads/job-ad.values.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field, useControl } from '../../../ui/field.tsx'
import { FoldSummary } from '../../../ui/fold-summary.tsx'
import { Select } from '../../../ui/select.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useTexts } from '../../../use-texts.ts'
import { AdText, AdTextArea, FieldGroup, Options } from './ad-fields.tsx'
import { rowsOf, type StepProps, textsOf } from './use-ad-form.ts'

export function ApplyingStep({ data, form }: StepProps) {
  const { t } = useTexts()
  return (
    <>
      {/* CSS shows the fields of the chosen method, so no scripts are needed and typed values stay in the form. */}
      <div className="group/way grid gap-5">
        <SelectField
          field={form.field('applyWay')}
          label={t('ads.field.apply-way')}
          hint={t('ads.hint-of.apply-way')}
        >
          <Options of={data.options.applyWay} />
        </SelectField>
        <div className="hidden group-has-[option[value=link]:checked]/way:block">
          <AdText form={form} name="applyUrl" label="apply-url" inputMode="url" autoComplete="url" />
        </div>
        <div className="hidden group-has-[option[value=email]:checked]/way:block">
          <AdText form={form} name="applyEmail" label="apply-email" type="email" autoComplete="email" />
        </div>
      </div>
      <FieldGroup title={t('ads.group.contact')}>
        <div className="grid gap-5 @md:grid-cols-2">
          <AdText form={form} name="contactName" label="contact-name" autoComplete="name" maxLength={100} />
          <AdText
            form={form}
            name="contactPhone"
            label="contact-phone"
            type="tel"
            autoComplete="tel"
            maxLength={40}
          />
          <AdText form={form} name="contactEmail" label="contact-email" type="email" autoComplete="email" />
        </div>
      </FieldGroup>
      <Questions data={data} form={form} />
      <FieldGroup title={t('ads.group.time')}>
        <AdText
          form={form}
          name="validThrough"
          label="valid-through"
          hint={t('ads.hint-of.valid-through')}
          type="date"
          className="sm:max-w-56"
        />
      </FieldGroup>
    </>
  )
}

function Questions({ data, form }: StepProps) {
  const { t } = useTexts()
  const known = rowsOf(form.values.questions)
  const shown = Array.from({ length: adLimits.questions }, (_, index) => known[index] ?? {})
  return (
    <FieldGroup title={t('ads.group.questions')} text={t('ads.group.questions-text')}>
      {shown.map((question, index) => (
        <details
          // biome-ignore lint/suspicious/noArrayIndexKey: the questions have no other identity and keep their order
          key={index}
          open={index === 0 || Boolean(question.text) || undefined}
          className="rounded-card border border-line bg-paper"
        >
          <FoldSummary className="px-4">{t('ads.question-number', { number: index + 1 })}</FoldSummary>
          <div className="group/question grid gap-4 px-4 pb-4">
            <QuestionFields data={data} form={form} index={index} question={question} />
          </div>
        </details>
      ))}
    </FieldGroup>
  )
}

type QuestionProps = StepProps & { index: number; question: Record<string, unknown> }

function QuestionFields({ data, form, index, question }: QuestionProps) {
  const { t } = useTexts()
  const field = (name: string) => {
    const value = question[name]
    const text = name === 'options' ? textsOf(value).join('\n') : value
    return { ...form.field(`questions[${index}].${name}`), initialValue: text }
  }
  const kind = field('kind')
  const control = useControl({ field: kind, isOptional: true })
  return (
    <>
      <input type="hidden" name={`questions[${index}].id`} value={String(question.id ?? '')} />
      <TextField field={field('text')} label={t('ads.field.question')} maxLength={300} isOptional />
      <Field field={kind} label={t('ads.field.question-kind')}>
        <Select defaultValue={String(question.kind ?? 'yes-no')} {...control}>
          <Options of={data.options.questionKind} />
        </Select>
      </Field>
      <div className="hidden group-has-[option[value=choice]:checked]/question:block">
        <AdTextArea
          field={field('options')}
          label={t('ads.field.question-options')}
          hint={t('ads.hint-of.question-options')}
          rows={3}
        />
      </div>
      <Checkbox
        name={`questions[${index}].isRequired`}
        label={t('ads.field.question-required')}
        defaultChecked={question.isRequired === 'on'}
      />
    </>
  )
}
