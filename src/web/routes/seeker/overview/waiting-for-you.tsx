import { CalendarClock, Mail } from 'lucide-react'
import { Link } from 'react-router'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { ApplicationRowView } from './application-rows.server.ts'

/** Shown above everything else, because an employer is waiting for an answer. */
export function WaitingForYou({ rows }: { rows: ApplicationRowView[] }) {
  const { t } = useTexts()
  if (rows.length === 0) return null
  return (
    <section
      aria-labelledby="waiting"
      className="seam grid gap-4 rounded-card border border-accent bg-accent-soft p-5"
    >
      <h2 id="waiting" className="text-xl">
        {t('seeker-area.waiting.title')}
      </h2>
      <ul className="grid gap-4">
        {rows.map(row => (
          <li key={row.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <div className="min-w-0 flex-1 basis-60">
              <p className="flex items-start gap-2 font-semibold">
                <Sign row={row} />
                <Waiting row={row} />
              </p>
              <p className="hyphens-auto text-sm">
                <Link className="link" to={row.to}>
                  {row.title}
                </Link>
                {' · '}
                {row.employer}
              </p>
            </div>
            <LinkButton to={row.to} variant={row.hasInvitation ? 'next' : 'secondary'} size="small">
              {t(row.hasInvitation ? 'seeker-area.waiting.choose' : 'seeker-area.waiting.read')}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Waiting({ row }: { row: ApplicationRowView }) {
  const { t } = useTexts()
  if (row.hasInvitation) return t('seeker-area.row.invitation')
  return t('seeker-area.waiting.message', { count: row.unread, employer: row.employer })
}

function Sign({ row }: { row: ApplicationRowView }) {
  const Icon = row.hasInvitation ? CalendarClock : Mail
  return <Icon aria-hidden className="mt-1 size-4 shrink-0" strokeWidth={1.75} />
}
