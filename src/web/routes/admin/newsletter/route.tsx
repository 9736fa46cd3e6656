import { Download } from 'lucide-react'
import { readReaderCounts } from '../../../../domain/newsletter/export-readers.ts'
import { formatCount } from '../../../../i18n/format.ts'
import { href, localeOf } from '../../../addresses.ts'
import { useAdminTabs } from '../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage, AreaSection } from '../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, _args: Route.LoaderArgs) => {
  const { confirmed, unconfirmed } = await readReaderCounts(ctx)
  return {
    confirmed: formatCount(confirmed, ctx.locale),
    unconfirmed: formatCount(unconfirmed, ctx.locale),
    fileTo: href('newsletter-file', ctx.locale),
  }
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const facts = { title: t('newsletter.admin.title'), description: t('newsletter.admin.intro') }
  return pageMeta(args, { ...facts, isHidden: true })
}

export default function Readers({ loaderData: { confirmed, unconfirmed, fileTo } }: Route.ComponentProps) {
  const texts = useTexts()
  const { t } = texts
  return (
    <AreaPage title={t('newsletter.admin.title')} intro={t('newsletter.admin.intro')} tabs={useAdminTabs()}>
      <AreaSection title={`${t('newsletter.admin.confirmed')}: ${confirmed}`}>
        <p className="figures text-ink-soft">
          {t('newsletter.admin.unconfirmed')}: {unconfirmed}
        </p>
        <p>{t('newsletter.admin.text')}</p>
        <p>
          <a href={fileTo} className={buttonClass('primary')}>
            <Download aria-hidden className="size-5" strokeWidth={1.75} />
            {t('newsletter.admin.download')}
          </a>
        </p>
      </AreaSection>
    </AreaPage>
  )
}
