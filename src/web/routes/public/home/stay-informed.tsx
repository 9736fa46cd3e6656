import { Rss } from 'lucide-react'
import { Form, Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/control-class.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'

export function StayInformed() {
  const { t, to } = useTexts()
  return (
    <section
      aria-labelledby="stay-informed"
      className="seam grid items-start gap-8 rounded-card border border-brand/40 bg-brand-soft p-7 sm:p-10 lg:grid-cols-2"
    >
      <div className="grid gap-3">
        <h2 id="stay-informed" className="text-2xl">
          {t('home.news.title')}
        </h2>
        <p className="max-w-prose">{t('home.news.text')}</p>
        <LinkButton to={to('new-alert')} variant="primary" className="justify-self-start">
          {t('home.news.alert')}
        </LinkButton>
        <a
          href={`${to('jobs')}.rss`}
          className="link inline-flex min-h-11 items-center gap-2 justify-self-start text-sm"
        >
          <Rss aria-hidden className="size-4" strokeWidth={1.75} />
          {t('home.news.feed')}
        </a>
      </div>
      <Newsletter />
    </section>
  )
}

/** Posts to the newsletter's own page, which shows mistakes and the next step. This page needs no action of its own. */
function Newsletter() {
  const { t, to } = useTexts()
  return (
    <Form method="post" action={to('newsletter')} className="grid gap-3">
      <input type="hidden" name="form" value="subscribe" />
      <h3 className="text-lg">{t('home.news.newsletter')}</h3>
      <p>{t('home.news.newsletter-text')}</p>
      <div className="grid gap-1.5">
        <label htmlFor="newsletter-email" className="font-semibold">
          {t('home.news.email')}
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            id="newsletter-email"
            name="email"
            type="email"
            required
            autoComplete="email"
            maxLength={254}
            className={`${controlClass} min-w-0 flex-1 basis-56`}
          />
          <Button type="submit" variant="secondary">
            {t('home.news.send')}
          </Button>
        </div>
      </div>
      <p className="text-ink-soft text-sm">
        {t('home.news.consent')}{' '}
        <Link className="link" to={to('privacy')}>
          {t('common.nav.privacy')}
        </Link>
      </p>
    </Form>
  )
}
