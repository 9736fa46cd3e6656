import { NavLink } from 'react-router'
import { useTexts } from '../../use-texts.ts'

const pages = ['orders', 'billing'] as const

/** The pages about what an employer buys, below their one entry in the area. */
export function BillingLinks({ query }: { query: string }) {
  const { t, to } = useTexts()
  return (
    <nav aria-label={t('orders.pages.label')}>
      <ul className="flex flex-wrap gap-x-5">
        {pages.map(name => (
          <li key={name}>
            <NavLink
              to={to(name) + query}
              end
              className="link inline-flex min-h-11 items-center aria-[current=page]:font-semibold"
            >
              {t(`orders.pages.${name}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
