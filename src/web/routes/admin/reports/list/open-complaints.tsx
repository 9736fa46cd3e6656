import { Link } from 'react-router'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { useTexts } from '../../../../use-texts.ts'

type Props = {
  complaints: {
    id: number
    label: string
    party: 'affected' | 'reporter'
    isOwn: boolean
    moment: string
    to: string
  }[]
}

/** What waits longest first; what the reader has decided waits for somebody else. */
export function OpenComplaints({ complaints }: Props) {
  const { t } = useTexts()
  if (complaints.length === 0) return null
  return (
    <AreaSection title={t('moderation.admin.complaints')}>
      <ul className="divide-y divide-line">
        {complaints.map(({ id, label, party, isOwn, moment, to }) => (
          <li key={id} className="grid gap-1 py-3">
            <Link to={to} className="link wrap-anywhere font-semibold">
              {label}
            </Link>
            <p className="figures text-ink-soft text-sm">
              {t(`moderation.admin.party.${party}`)} · {moment}
              {isOwn && ` · ${t('moderation.admin.own-decision')}`}
            </p>
          </li>
        ))}
      </ul>
    </AreaSection>
  )
}
