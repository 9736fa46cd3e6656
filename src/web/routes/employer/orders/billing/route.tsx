import { redirect } from 'react-router'
import { z } from 'zod'
import { readTeam } from '../../../../../domain/employers/team/read-team.ts'
import { openPaymentMeans } from '../../../../../domain/orders/buyer/payment-means.ts'
import { saveBuyer } from '../../../../../domain/orders/buyer/save-buyer.ts'
import { buyerCountries, buyerSchema } from '../../../../../domain/orders/order.schema.ts'
import { readBuyer } from '../../../../../domain/orders/read-order.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { href, localeOf } from '../../../../addresses.ts'
import type { FormAnswer } from '../../../../form-answer.ts'
import { BillingLinks } from '../../../../parts/employer/billing-links.tsx'
import { BuyerFields, type BuyerTyped } from '../../../../parts/employer/buyer-fields.tsx'
import { EmployerArea } from '../../../../parts/employer/employer-area.tsx'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { currentEmployer } from '../../../../parts/shared/current-employer.server.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { Seats, type SeatsView } from './seats.tsx'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const employer = await currentEmployer(ctx, request)
  const t = translator(ctx.locale)
  const { members, invitations } = await readTeam(ctx, employer.employerId)
  const seats: SeatsView = {
    people: members.map(({ userId, name, email, role }) => ({ userId, name, email, role })),
    invited: invitations.filter(({ isExpired }) => !isExpired).length,
    to: href('employer-team', ctx.locale) + employer.query,
  }
  return {
    employer,
    seats,
    buyer: await readBuyer(ctx, employer),
    countries: buyerCountries.map(code => ({ code, label: t(`order-words.country.${code}`) })),
    hasPortal: ctx.shop.payments !== null,
  }
})

export const action = formAction({
  save: form({ schema: buyerSchema }, async (ctx, buyer, { request }) => {
    const { employerId, query } = await currentEmployer(ctx, request)
    await saveBuyer(ctx, { employerId, buyer })
    return redirectWithToast(href('billing', ctx.locale) + query, 'orders.billing.saved')
  }),
  portal: form({ schema: z.object({}) }, async (ctx, _input, { request }) => {
    const { url } = await openPaymentMeans(ctx, await currentEmployer(ctx, request))
    return redirect(url)
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const words = { title: t('orders.billing.title'), description: t('orders.billing.intro') }
  return pageMeta(args, { ...words, isHidden: true })
}

type Data = Route.ComponentProps['loaderData']

export default function Billing({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <EmployerArea
      employer={loaderData.employer}
      title={t('orders.billing.title')}
      intro={t('orders.billing.intro')}
    >
      <BillingLinks query={loaderData.employer.query} />
      <BuyerForm data={loaderData} answer={actionData} />
      {loaderData.hasPortal && (
        <AreaSection title={t('orders.billing.means')} text={t('orders.billing.means-text')}>
          <ActionButton form="portal" variant="secondary" leadsOn>
            {t('orders.billing.means-action')}
          </ActionButton>
        </AreaSection>
      )}
      <Seats seats={loaderData.seats} />
    </EmployerArea>
  )
}

function BuyerForm({
  data: { buyer, countries },
  answer,
}: {
  data: Data
  answer: FormAnswer<unknown> | undefined
}) {
  const { t } = useTexts()
  const state = useSiteForm<BuyerTyped>({ name: 'save', answer, defaults: buyer })
  return (
    <SiteForm state={state} problemTitle={t('orders.problem')} className="max-w-[44rem]">
      <BuyerFields fields={state.fields} countries={countries} />
      <div>
        <Button type="submit" isBusy={state.isBusy}>
          {t('orders.billing.save')}
        </Button>
      </div>
    </SiteForm>
  )
}
