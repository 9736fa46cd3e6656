import { Checkbox } from '../../../ui/checkbox.tsx'
import { useTexts } from '../../../use-texts.ts'
import { AdText, AdTextArea, FieldGroup, OptionalSelect } from './ad-fields.tsx'
import type { EditorView } from './editor.server.ts'
import { type StepProps, textsOf } from './use-ad-form.ts'

/** Duties, time off and support: what the text says is confirmed or denied, the rest is filled in. */
export function DutyFacts({ data, form }: StepProps) {
  const { t } = useTexts()
  const { options, duty } = data
  const number = { form, inputMode: 'numeric' } as const
  return (
    <FieldGroup title={t('ads.group.duty')} text={t('ads.group.duty-text')}>
      <Recognised duty={duty} form={form} />
      <div className="grid items-end gap-5 @md:grid-cols-2">
        <OptionalSelect
          field={form.field('onCallKind')}
          label={t('ads.field.on-call')}
          none={t('ads.not-stated')}
          options={duty.onCall}
        />
        <AdText {...number} name="onCallPerMonth" label="on-call-often" />
        <AdText {...number} name="holidaysYear" label="holidays" />
        <AdText form={form} inputMode="decimal" name="fullTimeHours" label="full-time-hours" />
        <AdText {...number} name="rosterNoticeWeeks" label="roster-notice" />
        <YesNo name="recognitionSupport" label={t('ads.field.recognition-support')} form={form} />
        <YesNo name="languageCourse" label={t('ads.field.language-course')} form={form} />
        <YesNo name="housing" label={t('ads.field.housing')} form={form} />
      </div>
      <div className="grid gap-5 @md:grid-cols-2">
        <OptionalSelect
          field={form.field('trainingSpecialty')}
          label={t('ads.field.training')}
          hint={t('ads.hint-of.training')}
          none={t('ads.not-stated')}
          options={options.specialty}
        />
        <AdText {...number} name="trainingMonths" label="training-months" />
      </div>
      <AdTextArea
        field={{
          ...form.field('trainingFurther'),
          initialValue: textsOf(form.values.trainingFurther).join('\n'),
        }}
        label={t('ads.field.training-further')}
        hint={t('ads.hint-of.training-further')}
        rows={2}
      />
    </FieldGroup>
  )
}

function Recognised({ duty, form }: { duty: EditorView['duty']; form: StepProps['form'] }) {
  const { t } = useTexts()
  if (duty.recognised.length === 0) return null
  const confirmed = textsOf(form.values.dutyConfirmed)
  const denied = textsOf(form.values.dutyDenied)
  return (
    <ul className="grid gap-3">
      {duty.recognised.map(({ fact, text, words }) => (
        <li key={fact} className="rounded-card border border-line bg-surface p-4">
          <p className="font-semibold">{text}</p>
          <p className="text-ink-soft text-sm">{t('ads.duty.found', { words })}</p>
          <div className="flex flex-wrap gap-x-6">
            <Checkbox
              name="dutyConfirmed"
              value={fact}
              label={t('ads.duty.right')}
              defaultChecked={confirmed.includes(fact)}
            />
            <Checkbox
              name="dutyDenied"
              value={fact}
              label={t('ads.duty.wrong')}
              defaultChecked={denied.includes(fact)}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

type YesNoProps = Pick<StepProps, 'form'> & {
  name: 'recognitionSupport' | 'languageCourse' | 'housing'
  label: string
}

function YesNo({ name, label, form }: YesNoProps) {
  const { t } = useTexts()
  const options = [
    { value: 'yes', label: t('ads.duty.yes') },
    { value: 'no', label: t('ads.duty.no') },
  ]
  return (
    <OptionalSelect field={form.field(name)} label={label} none={t('ads.not-stated')} options={options} />
  )
}
