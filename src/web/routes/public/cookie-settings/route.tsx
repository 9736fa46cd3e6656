import { Form, Link, useLocation } from 'react-router'
import { formatDate } from '../../../../i18n/format.ts'
import { localeOf } from '../../../addresses.ts'
import { ConsentPurposes } from '../../../parts/shared/consent-purposes.tsx'
import { SentFrom } from '../../../parts/shared/frame/sent-from.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { getFacts } from '../../../server/context.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { context }: Route.LoaderArgs) => {
  const { consent } = getFacts(context)
  return {
    chosen: consent && {
      functional: consent.functional,
      analytics: consent.analytics,
      marketing: consent.marketing,
    },
    chosenOn: consent && formatDate(consent.chosenAt, ctx.locale),
  }
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, { title: t('consent.settings.title'), description: t('consent.settings.intro') })
}

/** Consent must be as easy to withdraw as to give (GDPR, article 7), so the banner's choice can be changed here at any time. */
export default function CookieSettings({ loaderData: { chosen, chosenOn } }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { pathname } = useLocation()
  return (
    <main id="main" tabIndex={-1} className="page grid max-w-3xl gap-6 py-12 outline-none">
      <h1 className="text-3xl">{t('consent.settings.title')}</h1>
      <p className="max-w-prose text-ink-soft text-lg">{t('consent.settings.intro')}</p>
      <p className="figures">
        {chosenOn ? t('consent.settings.chosen-on', { date: chosenOn }) : t('consent.settings.not-chosen')}
      </p>
      <Form
        // Remounts the switches after saving, so that they show what was stored.
        key={JSON.stringify(chosen)}
        method="post"
        action={to('consent')}
        preventScrollReset
        className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:p-7"
      >
        <SentFrom page={pathname} />
        <ConsentPurposes chosen={chosen} idPrefix="settings" />
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          <Button type="submit" name="choice" value="selection" variant="secondary">
            {t('consent.save')}
          </Button>
          <Button type="submit" name="choice" value="all" variant="secondary">
            {t('consent.accept-all')}
          </Button>
          <Button type="submit" name="choice" value="necessary" variant="secondary">
            {t('consent.only-necessary')}
          </Button>
        </div>
      </Form>
      <p className="max-w-prose text-ink-soft">
        {t('consent.settings.readers')}{' '}
        <Link className="link" to={to('privacy')}>
          {t('consent.settings.readers-link')}
        </Link>
      </p>
    </main>
  )
}
