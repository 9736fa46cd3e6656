import { formatMoment } from '../../../../i18n/format.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { Part, type ReadApplication, Typed } from './part.tsx'

type Props = { application: ReadApplication; answer: FormAnswer<unknown> | undefined }

export function Notes({ application: { notes }, answer }: Props) {
  const { t, locale } = useTexts()
  return (
    <Part id="notes" title={t('employer-applications.note.title')}>
      {notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map(({ id, personName, text, createdAt }) => (
            <li key={id} className="grid gap-1 border-line border-l-2 pl-3">
              <p className="figures text-ink-soft text-sm">
                {[personName, formatMoment(createdAt, locale)].filter(Boolean).join(' · ')}
              </p>
              <Typed>{text}</Typed>
            </li>
          ))}
        </ul>
      )}
      <NoteForm key={notes.length} answer={answer} />
    </Part>
  )
}

function NoteForm({ answer }: Pick<Props, 'answer'>) {
  const { t } = useTexts()
  const state = useSiteForm<{ text: string }>({ name: 'note', answer })
  return (
    <SiteForm state={state}>
      <TextAreaField
        field={state.fields.text}
        label={t('employer-applications.note.text')}
        hint={t('employer-applications.note.hint')}
        rows={3}
        maxLength={5000}
      />
      <div>
        <Button type="submit" variant="secondary" size="small" isBusy={state.isBusy}>
          {t('employer-applications.note.save')}
        </Button>
      </div>
    </SiteForm>
  )
}
