import { X } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { Link, useFetcher, useLocation, useNavigate, useSearchParams } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { useTexts } from '../../../use-texts.ts'
import type { CookieDetails } from './cookie-details.tsx'
import { SentFrom } from './sent-from.tsx'

const detailParam = 'cookies'

/** The server always has them; a browser gets them when somebody asks for them. */
let details: typeof CookieDetails | null = null
if (import.meta.env.SSR) await loadDetails()

async function loadDetails(): Promise<void> {
  details = (await import('./cookie-details.tsx')).CookieDetails
}

/** Before the first rendering in a browser: the server has rendered the details where the address asks for them. */
export async function loadDetailsOf(search: string): Promise<void> {
  if (new URLSearchParams(search).get(detailParam) === 'details') await loadDetails()
}

/**
 * Asks once what may be stored. Agreeing and declining are equally easy, and closing declines. It works without scripts: the details are
 * then the same page with a parameter. It precedes the page in the document for keyboards and screen readers; the page keeps as much room
 * free at its end, so that the banner never covers what has the focus.
 */
export function CookieBanner() {
  const { t, to } = useTexts()
  const { pathname, search } = useLocation()
  const [params] = useSearchParams()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const isDetailed = isOpen ?? params.get(detailParam) === 'details'
  const fetcher = useFetcher()
  const navigate = useNavigate()
  if (fetcher.state !== 'idle') return null
  const close = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(false)
  }
  const open = (event: MouseEvent) => {
    event.preventDefault()
    loadDetails().then(
      () => setOpen(true),
      () => navigate(to('cookie-settings')),
    )
  }
  const Details = isDetailed ? details : null
  return (
    <section
      aria-label={t('consent.title')}
      data-covers={isDetailed ? 'most' : 'much'}
      className="enter fixed inset-x-0 bottom-0 z-40 sm:inset-x-auto sm:right-6 sm:bottom-6 sm:w-[30rem] print:hidden"
    >
      <fetcher.Form
        method="post"
        action={to('consent')}
        preventScrollReset
        className="grid max-h-[85dvh] gap-3 overflow-y-auto rounded-t-[18px] border border-line bg-surface p-4 shadow-float sm:gap-4 sm:rounded-card sm:p-5"
      >
        <SentFrom page={withoutDetails(pathname, search)} />
        <div className="flex items-start justify-between gap-4">
          <h2 className="text-lg">{t('consent.title')}</h2>
          <button
            type="submit"
            name="choice"
            value="necessary"
            className="-m-2.5 grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
          >
            <X aria-hidden className="size-5" strokeWidth={1.75} />
            <span className="sr-only">{t('consent.close')}</span>
          </button>
        </div>
        <p className="text-sm">
          {t('consent.text')}{' '}
          <Link className="link" to={to('privacy')}>
            {t('common.nav.privacy')}
          </Link>
          {' · '}
          <Link className="link" to={to('cookie-policy')}>
            {t('common.nav.cookie-policy')}
          </Link>
        </p>
        {Details ? (
          <Details onBack={close} back={withoutDetails(pathname, search)} />
        ) : (
          <Simple onCustomise={open} />
        )}
      </fetcher.Form>
    </section>
  )
}

function Simple({ onCustomise }: { onCustomise: (event: MouseEvent) => void }) {
  const { t } = useTexts()
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  params.set(detailParam, 'details')
  return (
    <div className="flex flex-wrap gap-2 *:grow sm:grid sm:grid-cols-3">
      <Button type="submit" name="choice" value="all" variant="secondary" size="small">
        {t('consent.accept-all')}
      </Button>
      <Button type="submit" name="choice" value="necessary" variant="secondary" size="small">
        {t('consent.only-necessary')}
      </Button>
      <Link
        to={`${pathname}?${params}`}
        onClick={onCustomise}
        role="button"
        className={buttonClass('secondary', 'small')}
      >
        {t('consent.customise')}
      </Link>
    </div>
  )
}

function withoutDetails(pathname: string, search: string): string {
  const params = new URLSearchParams(search)
  params.delete(detailParam)
  const rest = params.toString()
  return rest ? `${pathname}?${rest}` : pathname
}
