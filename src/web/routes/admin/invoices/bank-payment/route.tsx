import { rowIdSchema } from '../../../../../domain/caller/row-id.schema.ts'
import {
  assignBankPayment,
  readBankPayment,
  setBankPaymentAside,
} from '../../../../../domain/invoicing/bank/decide-bank-payment.ts'
import { assignSchema, reasonSchema } from '../../../../../domain/invoicing/invoicing.schema.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { href, localeOf } from '../../../../addresses.ts'
import type { FormAnswer } from '../../../../form-answer.ts'
import { BackTo } from '../../../../parts/admin/back-to.tsx'
import { moneyIn } from '../../../../parts/admin/open-items.server.ts'
import { useAdminTabs } from '../../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage, AreaSection } from '../../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { DefinitionGrid } from '../../../../ui/definition-grid.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { bankPaymentView } from './bank-payment-view.server.ts'

const idIn = ({ id }: { id?: string | undefined }) => rowIdSchema.catch(0).parse(id)

export const loader = pageLoader(async (ctx, { params }: Route.LoaderArgs) => ({
  payment: await bankPaymentView(ctx, { id: idIn(params) }),
}))

export const action = formAction({
  assign: form({ schema: assignSchema }, async (ctx, { invoiceId }, { params }) => {
    const { currency } = await readBankPayment(ctx, { id: idIn(params) })
    const { leftOverCents } = await assignBankPayment(ctx, { bankPaymentId: idIn(params), invoiceId })
    const amount = moneyIn(leftOverCents, currency, ctx.locale)
    return redirectWithToast(href('admin-open-items', ctx.locale), {
      title: 'bookkeeping.payment.assigned',
      ...(leftOverCents > 0 && {
        description: translator(ctx.locale)('bookkeeping-words.left-over', { amount }),
      }),
      tone: 'good',
    })
  }),
  aside: form({ schema: reasonSchema }, async (ctx, { reason }, { params }) => {
    await setBankPaymentAside(ctx, { bankPaymentId: idIn(params), reason })
    return redirectWithToast(href('admin-open-items', ctx.locale), 'bookkeeping.payment.set-aside')
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const words = { title: t('bookkeeping.payment.title'), description: t('bookkeeping.payments.text') }
  return pageMeta(args, { ...words, isHidden: true })
}

export default function BankPayment({ loaderData: { payment }, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  return (
    <AreaPage
      title={t('bookkeeping.payment.title')}
      intro={payment.match}
      tabs={useAdminTabs('admin-orders')}
      back={<BackTo to={to('admin-open-items')} label={t('bookkeeping.pages.open-items')} />}
    >
      <DefinitionGrid facts={payment.facts} />
      <Assign candidates={payment.candidates} chosen={payment.chosen} answer={actionData} />
      <SetAside answer={actionData} />
    </AreaPage>
  )
}

type Answer = { answer: FormAnswer<unknown> | undefined }
type AssignProps = Answer & { candidates: { value: string; label: string }[]; chosen: string | undefined }

function Assign({ candidates, chosen, answer }: AssignProps) {
  const { t } = useTexts()
  const defaults = { invoiceId: chosen }
  const state = useSiteForm<{ invoiceId: string }>({ name: 'assign', answer, defaults })
  return (
    <AreaSection title={t('bookkeeping.payment.assign')} text={t('bookkeeping.payment.assign-text')}>
      {candidates.length === 0 ? (
        <p className="text-ink-soft">{t('bookkeeping.items.none')}</p>
      ) : (
        <SiteForm state={state}>
          <RadioGroup
            field={state.fields.invoiceId}
            legend={t('bookkeeping.items.title')}
            options={candidates}
          />
          <div>
            <Button type="submit" isBusy={state.isBusy}>
              {t('bookkeeping.payment.assign')}
            </Button>
          </div>
        </SiteForm>
      )}
    </AreaSection>
  )
}

function SetAside({ answer }: Answer) {
  const { t } = useTexts()
  const state = useSiteForm<{ reason: string }>({ name: 'aside', answer })
  return (
    <AreaSection title={t('bookkeeping.payment.aside')} text={t('bookkeeping.payment.aside-text')}>
      <SiteForm state={state}>
        <TextField field={state.fields.reason} label={t('orders.admin.reason')} maxLength={500} />
        <div>
          <Button type="submit" variant="secondary" isBusy={state.isBusy}>
            {t('bookkeeping.payment.aside')}
          </Button>
        </div>
      </SiteForm>
    </AreaSection>
  )
}
