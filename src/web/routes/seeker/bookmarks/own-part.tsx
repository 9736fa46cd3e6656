import { NotebookPen } from 'lucide-react'
import type { BookmarkKey } from '../../../../domain/bookmarks/bookmark.schema.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import type { ListAnswer } from './list-answer.ts'

type Props = { thing: BookmarkKey; name: string; note: string; savedOn: string; answer: ListAnswer }

/** Lies above the card's link, which covers the whole card. */
export function OwnPart({ thing, name, note, savedOn, answer }: Props) {
  const { t } = useTexts()
  return (
    <div className="relative z-10 mt-3 grid gap-1 border-line border-t pt-3">
      {note !== '' && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{note}</p>}
      <Note key={note} thing={thing} name={name} note={note} answer={answer} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="figures text-ink-soft text-sm">{t('bookmark-list.saved-on', { date: savedOn })}</p>
        <ActionButton
          form="remove"
          fields={thing}
          label={t('bookmark-list.remove-named', { name })}
          variant="quiet"
          size="small"
        >
          {t('bookmark-list.remove')}
        </ActionButton>
      </div>
    </div>
  )
}

/** Each entry has a note form of the same name, so an answer is only taken by the entry it was sent for. */
function Note({ thing: { kind, id }, name, note, answer }: Omit<Props, 'savedOn'>) {
  const { t } = useTexts()
  const sent = answer?.form === 'note' ? answer.result?.initialValue : undefined
  const isMine = sent?.kind === kind && Number(sent?.id) === id
  const state = useSiteForm<{ note: string }>({
    name: 'note',
    id: `note-${kind}-${id}`,
    answer: isMine ? answer : undefined,
    defaults: { note },
  })
  return (
    <details open={isMine || undefined}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm sm:min-h-8">
        <NotebookPen aria-hidden className="size-4" strokeWidth={1.75} />
        {t(note ? 'bookmark-list.note.change' : 'bookmark-list.note.add')}
        <span className="sr-only">: {name}</span>
      </summary>
      <SiteForm state={state} className="mt-2 max-w-prose gap-3">
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="id" value={id} />
        <TextAreaField
          field={state.fields.note}
          label={
            <>
              {t('bookmark-list.note.label')}
              <span className="sr-only">: {name}</span>
            </>
          }
          hint={t('bookmark-list.note.hint')}
          isOptional
          rows={3}
          maxLength={1_000}
        />
        <div>
          <Button type="submit" variant="secondary" size="small" isBusy={state.isBusy}>
            {t('bookmark-list.note.save')}
          </Button>
        </div>
      </SiteForm>
    </details>
  )
}
