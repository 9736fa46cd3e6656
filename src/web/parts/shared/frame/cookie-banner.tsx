import { X } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { Link, useFetcher, useLocation, useSearchParams } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { useTexts } from '../../../use-texts.ts'
import { ConsentPurposes } from '../consent-purposes.tsx'
import { SentFrom } from './sent-from.tsx'

const detailParam = 'cookies'

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
  if (fetcher.state !== 'idle') return null
  const show = (detailed: boolean) => (event: MouseEvent) => {
    event.preventDefault()
    setOpen(detailed)
  }
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
        className="grid max-h-[85dvh] gap-4 overflow-y-auto rounded-t-[18px] border border-line bg-surface p-5 shadow-float sm:rounded-card"
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
        {isDetailed ? (
          <Detail onBack={show(false)} back={withoutDetails(pathname, search)} />
        ) : (
          <Simple onCustomise={show(true)} />
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
    <div className="grid gap-2 sm:grid-cols-3">
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

function Detail({ back, onBack }: { back: string; onBack: (event: MouseEvent) => void }) {
  const { t } = useTexts()
  return (
    <>
      <ConsentPurposes chosen={null} idPrefix="banner" />
      <div className="grid grid-cols-2 gap-2">
        <Button type="submit" name="choice" value="selection" variant="secondary" size="small">
          {t('consent.save')}
        </Button>
        <Link to={back} onClick={onBack} role="button" className={buttonClass('secondary', 'small')}>
          {t('consent.back')}
        </Link>
      </div>
    </>
  )
}

function withoutDetails(pathname: string, search: string): string {
  const params = new URLSearchParams(search)
  params.delete(detailParam)
  const rest = params.toString()
  return rest ? `${pathname}?${rest}` : pathname
}
