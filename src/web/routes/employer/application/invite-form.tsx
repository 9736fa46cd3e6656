import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/control-class.ts'
import { FieldProblem } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'

type Fields = { kind: string; place: string; message: string; minutes: string; slots: string[] }
type Props = { version: number; answer: FormAnswer<unknown> | undefined }

const kinds = ['on-site', 'phone', 'video'] as const
const slotCount = 5

/** A fixed number of time fields, because fields cannot be added without scripts. The applicant picks one of those filled in. */
export function InviteForm({ version, answer }: Props) {
  const { t } = useTexts()
  const defaults = { kind: 'on-site', minutes: '45' }
  const state = useSiteForm<Fields>({ name: 'invite', answer, defaults })
  const { kind, place, message, minutes, slots } = state.fields
  const typed = Array.isArray(slots.initialValue) ? slots.initialValue : [slots.initialValue]
  const isWrong = (slots.errors?.length ?? 0) > 0
  return (
    <SiteForm state={state} className="grid gap-4 pb-4">
      <input type="hidden" name="version" value={version} />
      <SelectField field={kind} label={t('employer-applications.invite.kind')}>
        {kinds.map(value => (
          <option key={value} value={value}>
            {t(`employer-applications.invite.kind-${value}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        field={place}
        label={t('employer-applications.invite.place')}
        hint={t('employer-applications.invite.place-hint')}
        maxLength={500}
        isOptional
      />
      <fieldset className="grid gap-2" aria-describedby={isWrong ? slots.errorId : undefined}>
        <legend className="pb-1.5 font-semibold">{t('employer-applications.invite.slots')}</legend>
        {Array.from({ length: slotCount }, (_, index) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: five fields in a fixed order
            key={index}
            id={index === 0 ? slots.id : `${slots.id}-${index}`}
            type="datetime-local"
            name={slots.name}
            defaultValue={typeof typed[index] === 'string' ? typed[index] : undefined}
            aria-label={t('employer-applications.invite.slot-number', { number: index + 1 })}
            aria-invalid={(isWrong && index === 0) || undefined}
            className={controlClass}
          />
        ))}
        <FieldProblem field={slots} />
      </fieldset>
      <SelectField field={minutes} label={t('employer-applications.invite.minutes')}>
        {[20, 30, 45, 60, 90, 120].map(value => (
          <option key={value} value={value}>
            {t('employer-applications.invite.minutes-value', { minutes: value })}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        field={message}
        label={t('employer-applications.invite.message')}
        rows={4}
        maxLength={5000}
        isOptional
      />
      <Button type="submit" isBusy={state.isBusy}>
        {t('employer-applications.invite.send')}
      </Button>
    </SiteForm>
  )
}
