import { NavLink } from 'react-router'
import { useTexts } from '../../use-texts.ts'

const pages = [
  { name: 'admin-orders', text: 'orders' },
  { name: 'admin-open-items', text: 'open-items' },
  { name: 'admin-entitlements', text: 'entitlements' },
  { name: 'admin-coupons', text: 'coupons' },
  { name: 'admin-bookkeeping', text: 'bookkeeping' },
] as const

/** The pages of those who look after money, below their one tab. */
export function BillingPages() {
  const { t, to } = useTexts()
  return (
    <nav aria-label={t('bookkeeping.pages.label')}>
      <ul className="flex flex-wrap gap-x-5">
        {pages.map(({ name, text }) => (
          <li key={name}>
            <NavLink
              to={to(name)}
              end
              className="link inline-flex min-h-11 items-center aria-[current=page]:font-semibold"
            >
              {t(`bookkeeping.pages.${text}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
