import { Link } from 'react-router'
import { z } from 'zod'
import { importBankFile } from '../../../../../domain/invoicing/bank/import-bank-file.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { BillingPages } from '../../../../parts/admin/billing-pages.tsx'
import { type OpenItemsView, openItemsView } from '../../../../parts/admin/open-items.server.ts'
import { useAdminTabs } from '../../../../parts/admin/use-admin-tabs.tsx'
import { WideSection } from '../../../../parts/admin/wide-section.tsx'
import { AreaPage } from '../../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { BankFileForm } from './bank-file-form.tsx'

export const loader = pageLoader(async ctx => ({ view: await openItemsView(ctx) }))

const fileSchema = z.object({ file: z.instanceof(File, { error: 'invoicing.problem.missing' }) })

export const action = formAction({
  import: form({ schema: fileSchema }, async (ctx, { file }) => {
    const counts = await importBankFile(ctx, { bytes: new Uint8Array(await file.arrayBuffer()) })
    const description = translator(ctx.locale)('bookkeeping-words.imported', counts)
    return redirectWithToast(href('admin-open-items', ctx.locale), {
      title: 'bookkeeping.import.done',
      description,
      tone: 'good',
    })
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const words = { title: t('bookkeeping.open.title'), description: t('bookkeeping.open.intro') }
  return pageMeta(args, { ...words, isHidden: true })
}

export default function OpenItems({ loaderData: { view }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <AreaPage title={t('bookkeeping.open.title')} intro={t('bookkeeping.open.intro')} tabs={useAdminTabs()}>
      <BillingPages />
      <Items view={view} />
      <Payments view={view} />
      {view.wrong.length > 0 && (
        <WideSection title={t('bookkeeping.wrong.title')} text={t('bookkeeping.wrong.text')}>
          <ul>
            {view.wrong.map(({ number, vatId, to }) => (
              <li key={number}>
                <Link className="link inline-flex min-h-11 items-center" to={to}>
                  {number}
                </Link>{' '}
                <span className="figures text-ink-soft">{vatId}</span>
              </li>
            ))}
          </ul>
        </WideSection>
      )}
      <WideSection title={t('bookkeeping.import.title')} text={t('bookkeeping.import.text')}>
        <BankFileForm answer={actionData} />
      </WideSection>
    </AreaPage>
  )
}

function Items({ view: { items, sums } }: { view: OpenItemsView }) {
  const { t } = useTexts()
  return (
    <WideSection title={t('bookkeeping.items.title')}>
      {items.length === 0 ? (
        <p className="text-ink-soft">{t('bookkeeping.items.none')}</p>
      ) : (
        <>
          <p className="figures font-display font-semibold text-2xl">{sums.join(' · ')}</p>
          <ul className="divide-y divide-line border-line border-t">
            {items.map(({ number, to, buyer, due, overdue, open, state }) => (
              <li key={number} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
                <span className="grid min-w-0">
                  <Link className="link font-medium wrap-anywhere" to={to}>
                    {number} · {buyer}
                  </Link>
                  <span className="figures text-ink-soft text-sm">{`${due} · ${state}`}</span>
                </span>
                <span className="figures flex flex-wrap items-baseline gap-x-4">
                  {overdue && <span className="text-bad">{overdue}</span>}
                  {open}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </WideSection>
  )
}

function Payments({ view: { payments } }: { view: OpenItemsView }) {
  const { t } = useTexts()
  return (
    <WideSection title={t('bookkeeping.payments.title')} text={t('bookkeeping.payments.text')}>
      {payments.length === 0 ? (
        <p className="text-ink-soft">{t('bookkeeping.payments.none')}</p>
      ) : (
        <ul className="divide-y divide-line border-line border-t">
          {payments.map(({ id, to, name, words, at, amount, match }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
              <span className="grid min-w-0">
                <Link className="link font-medium wrap-anywhere" to={to}>
                  {name}
                </Link>
                <span className="figures text-ink-soft text-sm wrap-anywhere">{`${at} · ${words}`}</span>
                <span className="text-sm">{match}</span>
              </span>
              <span className="figures">{amount}</span>
            </li>
          ))}
        </ul>
      )}
    </WideSection>
  )
}
