import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'

export type SeatsView = {
  people: { userId: string; name: string; email: string; role: 'owner' | 'recruiter' }[]
  invited: number
  to: string
}

/** Who acts for the employer: all of it is included, and changed on the page of the team. */
export function Seats({ seats: { people, invited, to } }: { seats: SeatsView }) {
  const { t } = useTexts()
  return (
    <AreaSection title={t('orders.seats.title')} text={t('orders.seats.text')}>
      <p className="figures font-semibold">
        {t('orders.seats.used', { count: people.length })}
        {invited > 0 && ` · ${t('orders.seats.invited', { count: invited })}`}
      </p>
      <ul className="divide-y divide-line">
        {people.map(({ userId, name, email, role }) => (
          <li key={userId} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
            <span className="grid min-w-0">
              {name}
              <span className="text-ink-soft text-sm wrap-anywhere">{email}</span>
            </span>
            <Badge>{t(`dashboard.employer.role.${role}`)}</Badge>
          </li>
        ))}
      </ul>
      <div>
        <LinkButton to={to} variant="secondary">
          {t('orders.seats.change')}
        </LinkButton>
      </div>
    </AreaSection>
  )
}
