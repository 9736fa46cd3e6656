import { Link } from 'react-router'
import { z } from 'zod'
import { askForEmployer } from '../../../../domain/employers/team/ask-for-employer.ts'
import { readOwnRequest } from '../../../../domain/employers/team/read-own-request.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { href, localeOf } from '../../../addresses.ts'
import { employerOf } from '../../../parts/public/employer-address.server.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { AccountNotice } from '../../../parts/shared/sign-in/account-notice.tsx'
import { AccountPage } from '../../../parts/shared/sign-in/account-page.tsx'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../texts.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

/** `readOwnRequest` asks guests to sign in, which brings them back here. */
export const loader = pageLoader(async (ctx, { params, request }: Route.LoaderArgs) => {
  const employer = await employerOf(ctx, 'employer-join', params.key, new URL(request.url))
  const { state, againAt } = await readOwnRequest(ctx, { employerId: employer.id })
  return {
    name: employer.name,
    key: params.key,
    state,
    againOn: againAt && formatDate(againAt, ctx.locale),
  }
})

export const action = formAction({
  ask: form({ schema: z.object({}) }, async (ctx, _input, { params, request }) => {
    const employer = await employerOf(ctx, 'employer-join', params.key ?? '', new URL(request.url))
    await askForEmployer(ctx, { employerId: employer.id })
    return redirectWithToast(
      href('employer-join', ctx.locale, { key: params.key ?? '' }),
      'onboarding.employer.asked',
    )
  }),
})

export const meta: Route.MetaFunction = args => {
  if (!args.loaderData) return []
  const t = textsOf(localeOf(args.location.pathname))
  const title = t('onboarding.access.title', { name: args.loaderData.name })
  return pageMeta(args, { title, description: t('onboarding.access.intro'), isHidden: true })
}

/** For people whom the lookup by mail address did not connect with the employer. */
export default function EmployerAccess({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { name, key, state, againOn } = loaderData
  const below = (
    <p>
      <Link to={to('employer', { key })} className="link inline-flex min-h-11 items-center">
        {t('onboarding.access.back')}
      </Link>
    </p>
  )
  return (
    <AccountPage
      title={t('onboarding.access.title', { name })}
      intro={t('onboarding.access.intro')}
      below={below}
    >
      {state !== 'none' && (
        <AccountNotice tone={state === 'requested' || state === 'has-access' ? 'good' : 'plain'}>
          {t(`onboarding.access.${state}`, { date: againOn ?? '' })}
        </AccountNotice>
      )}
      {(state === 'none' || state === 'again') && <Ask answer={actionData} />}
      {state === 'has-access' && (
        <LinkButton to={to('employer-dashboard')} variant="next">
          {t('onboarding.access.to-dashboard')}
        </LinkButton>
      )}
    </AccountPage>
  )
}

function Ask({ answer }: { answer: Route.ComponentProps['actionData'] }) {
  const { t } = useTexts()
  const state = useSiteForm({ name: 'ask', answer })
  return (
    <SiteForm state={state} problemTitle={t('onboarding.problem')}>
      <Button type="submit" variant="next" isBusy={state.isBusy}>
        {t('onboarding.employer.ask')}
      </Button>
    </SiteForm>
  )
}
