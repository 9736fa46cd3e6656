import { verificationNoteChars } from '../../../../domain/employers/verification/verification.values.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'

type Props = {
  record: {
    id: number
    email: string | null
    verification: { at: string; way: string; note: string | null; by: string | null } | null
    lastMail: { email: string; at: string; isOpen: boolean } | null
  }
  answer: FormAnswer<unknown> | undefined
}

/** Whether the employer is who it says, and the three ways to find out. */
export function EmployerVerificationSection({ record, answer }: Props) {
  const { t } = useTexts()
  const { id, verification, lastMail } = record
  if (verification) {
    const { at, way, note, by } = verification
    return (
      <AreaSection title={t('records.verify.title')} text={t('records.verify.since', { date: at })}>
        <p className="wrap-anywhere">
          {t(`records.verify.way.${way}`)}
          {note && `: ${note}`}
          {by && ` (${by})`}
        </p>
        <ActionButton form="withdraw" fields={{ employerId: id }} variant="secondary">
          {t('records.verify.withdraw')}
        </ActionButton>
      </AreaSection>
    )
  }
  return (
    <AreaSection title={t('records.verify.title')} text={t('records.verify.text')}>
      {lastMail && (
        <p className="text-ink-soft">
          {t(lastMail.isOpen ? 'records.verify.mail-waits' : 'records.verify.mail-ran-out', {
            email: lastMail.email,
            date: lastMail.at,
          })}
        </p>
      )}
      <MailForm record={record} answer={answer} />
      <NoteForm employerId={id} answer={answer} />
    </AreaSection>
  )
}

function MailForm({ record, answer }: Props) {
  const { t } = useTexts()
  const defaults = record.email === null ? {} : { email: record.email }
  const state = useSiteForm<{ email: string }>({ name: 'mail', answer, defaults })
  return (
    <SiteForm state={state}>
      <input type="hidden" name="employerId" value={record.id} />
      <TextField
        field={state.fields.email}
        label={t('records.verify.email')}
        hint={t('records.verify.email-hint')}
        type="email"
        autoComplete="off"
        maxLength={254}
      />
      <div>
        <Button type="submit" variant="secondary" isBusy={state.isBusy}>
          {t('records.verify.send')}
        </Button>
      </div>
    </SiteForm>
  )
}

function NoteForm({ employerId, answer }: { employerId: number; answer: Props['answer'] }) {
  const { t } = useTexts()
  const state = useSiteForm<{ way: string; note: string }>({ name: 'verify', answer })
  return (
    <SiteForm state={state}>
      <input type="hidden" name="employerId" value={employerId} />
      <SelectField field={state.fields.way} label={t('records.verify.way.label')}>
        <option value="register">{t('records.verify.way.register')}</option>
        <option value="document">{t('records.verify.way.document')}</option>
      </SelectField>
      <TextField
        field={state.fields.note}
        label={t('records.verify.note')}
        hint={t('records.verify.note-hint')}
        maxLength={verificationNoteChars}
      />
      <div>
        <Button type="submit" variant="secondary" isBusy={state.isBusy}>
          {t('records.verify.do')}
        </Button>
      </div>
    </SiteForm>
  )
}
