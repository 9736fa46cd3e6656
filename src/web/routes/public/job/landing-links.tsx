import { Link } from 'react-router'
import { useTexts } from '../../../use-texts.ts'

/** Links between landing pages, so that crawlers and people find the neighbouring ones. */
export function LandingLinks({ links }: { links: { to: string; label: string }[] }) {
  const { t } = useTexts()
  if (links.length === 0) return null
  return (
    <nav aria-labelledby="related" className="mt-10 border-line border-t pt-6">
      <h2 id="related" className="text-xl">
        {t('jobs.landing.related')}
      </h2>
      <ul className="mt-3 grid gap-x-6 sm:grid-cols-2">
        {links.map(link => (
          <li key={link.to}>
            <Link to={link.to} className="link inline-flex min-h-11 items-center">
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
