import { LogIn } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { pageOf } from '../../../page-of.ts'
import { useTexts } from '../../../use-texts.ts'
import { wayBackQuery } from '../../../way-back.ts'

/** From a list or an ad, signing in leads back there. Phones show the icon alone. */
export function ToSignIn() {
  const { t, to } = useTexts()
  const { pathname, search } = useLocation()
  const page = pageOf(pathname)?.name
  const isKept = page === 'job' || page === 'jobs' || page === 'employer' || page === 'employers'
  const query = wayBackQuery(isKept ? pathname + search : null)
  return (
    <Link
      to={to('login') + query}
      className="-mr-2 flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control font-medium no-underline hover:text-brand sm:mr-0"
    >
      <LogIn aria-hidden className="size-5" strokeWidth={1.75} />
      <span className="max-sm:sr-only">{t('common.person.sign-in')}</span>
    </Link>
  )
}
