import { Badge } from '../../../ui/badge.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import type { ContactView } from './contact-view.server.ts'

type Props = {
  contact: ContactView
  text: string
  /** Tells rows apart that say the same otherwise. */
  note?: string
  to: string
  action: string
  actionLabel?: string
}

export function ContactRow({ contact, text, note, to, action, actionLabel }: Props) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="font-semibold hyphens-auto wrap-anywhere">{contact.job}</p>
        <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
          <Badge tone={contact.tone}>{contact.stateText}</Badge>
          <span>{text}</span>
        </p>
        {note && <p className="line-clamp-1 text-ink-soft text-sm wrap-anywhere">{note}</p>}
      </div>
      <LinkButton
        to={to}
        size="small"
        variant={contact.state === 'sent' ? 'primary' : 'secondary'}
        aria-label={actionLabel}
      >
        {action}
      </LinkButton>
    </li>
  )
}
