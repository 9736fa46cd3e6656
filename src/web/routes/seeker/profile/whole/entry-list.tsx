import type { ReactNode } from 'react'
import { editPath, type ProfileEdit } from '../../../../parts/seeker/profile/profile-edit.ts'
import { ConfirmStep } from '../../../../ui/confirm-step.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { EntryLine } from './profile-view.server.ts'

type Kind = 'position' | 'education' | 'licence'
type Props = {
  kind: Kind
  entries: readonly EntryLine[]
  edit: ProfileEdit | null
  /** The open form, which stands in the place of its entry, or above the list for a new one. */
  form: ReactNode
  empty: string
}

export function EntryList({ kind, entries, edit, form, empty }: Props) {
  const isOpen = edit?.kind === kind
  if (entries.length === 0) return isOpen ? form : <p className="text-ink-soft">{empty}</p>
  return (
    <>
      {isOpen && edit.id === null && form}
      <ul className="grid divide-y divide-line">
        {entries.map(entry => (
          <li key={entry.id} className="py-4 first:pt-0 last:pb-0">
            {isOpen && edit.id === entry.id ? form : <Entry kind={kind} entry={entry} />}
          </li>
        ))}
      </ul>
    </>
  )
}

function Entry({ kind, entry: { id, title, lines, text, proofId } }: { kind: Kind; entry: EntryLine }) {
  const { t, to } = useTexts()
  const heading = `entry-${id}`
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="grid min-w-0 flex-1 basis-64 gap-0.5 wrap-anywhere">
        <h3 id={heading} className="font-semibold text-base">
          {title}
        </h3>
        {lines.map(line => (
          <p key={line} className="figures text-ink-soft text-sm">
            {line}
          </p>
        ))}
        {text && <p className="mt-1 whitespace-pre-line text-sm">{text}</p>}
        {proofId && (
          <p>
            <a
              className="link inline-flex min-h-11 items-center text-sm sm:min-h-0"
              href={`${to('file', { id: proofId })}?inline`}
              aria-describedby={heading}
            >
              {t('profile.licence.open-proof')}
            </a>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-1">
        <LinkButton
          to={editPath(to('seeker-profile'), { kind, id })}
          preventScrollReset
          variant="quiet"
          size="small"
          aria-describedby={heading}
        >
          {t('profile.change')}
        </LinkButton>
        <ConfirmStep
          name={`remove-${id}`}
          open={t('profile.remove')}
          describedBy={heading}
          variant="quiet"
          size="small"
          title={t('profile.remove-title')}
          does={{ form: `remove-${kind}`, fields: { id }, text: t('profile.remove') }}
        >
          <p>{t('profile.remove-sure', { name: title })}</p>
        </ConfirmStep>
      </div>
    </div>
  )
}
