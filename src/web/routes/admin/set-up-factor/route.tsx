import type { LoaderFunctionArgs } from 'react-router'
import { Link } from 'react-router'
import { factorDueAt } from '../../../../domain/accounts/factors/factor-due.ts'
import { listFactors } from '../../../../domain/accounts/factors/list-factors.ts'
import { readSecurity } from '../../../../domain/accounts/read-security.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { requireAdmin } from '../../../../domain/caller/person.policy.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { href, localeOf } from '../../../addresses.ts'
import { wantedPath } from '../../../destination.ts'
import { adminPathAfter } from '../../../parts/admin/admin-path.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { AddFactor } from '../../../parts/shared/security/add-factor.tsx'
import { ConfirmFactor } from '../../../parts/shared/security/confirm-factor.tsx'
import { ConfirmFirst } from '../../../parts/shared/security/confirm-first.tsx'
import {
  keyForms,
  keysAddress,
  leadOn,
  type SecurityDone,
} from '../../../parts/shared/security/key-forms.server.ts'
import { RecoveryCodes } from '../../../parts/shared/security/recovery-codes.tsx'
import { begunFactor } from '../../../parts/shared/security/security.server.ts'
import { AccountNotice } from '../../../parts/shared/sign-in/account-notice.tsx'
import { AccountPage } from '../../../parts/shared/sign-in/account-page.tsx'
import { getFacts } from '../../../server/context.server.ts'
import { formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx: Context, args: LoaderFunctionArgs) => {
  if (ctx.actor.kind !== 'enrolling') requireAdmin(ctx.actor)
  const { person } = getFacts(args.context)
  const dueAt = person && factorDueAt(person)
  const { factors, recoveryCodesLeft, isFresh } = await listFactors(ctx)
  const { hasFactor, hasPassword } = await readSecurity(ctx)
  return {
    hasFactor,
    hasPassword,
    isFresh,
    recoveryCodesLeft,
    dueOn: dueAt && formatDate(dueAt, ctx.locale),
    isDemanded: ctx.actor.kind === 'enrolling',
    begun: await begunFactor(ctx, factors, args),
    next: adminPathAfter(wantedPath(args.request), ctx.locale),
  }
})

/** Every form returns to this page, which then shows the next step. */
export const action = formAction<SecurityDone>(
  keyForms((ctx, { request }, next) => {
    const wanted = wantedPath(request)
    return leadOn(keysAddress(href('admin-set-up-factor', ctx.locale), next, wanted), next)
  }),
)

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const description = t('admin.set-up.intro')
  return pageMeta(args, { title: t('admin.set-up.title'), description, isHidden: true })
}

/** Administrators need a second factor but may postpone it until `dueOn`. Once it is set up, the page shows the recovery codes. */
export default function SetUpFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { hasFactor, recoveryCodesLeft, isFresh, next, dueOn, isDemanded } = loaderData
  if (hasFactor) {
    return (
      <AccountPage title={t('admin.set-up.done')} intro={t('admin.set-up.done-text')}>
        <RecoveryCodes left={recoveryCodesLeft} canChange={isFresh} answer={actionData} heading="h2" />
        <LinkButton to={next} variant={recoveryCodesLeft > 0 ? 'next' : 'secondary'}>
          {t('admin.set-up.go-on')}
        </LinkButton>
      </AccountPage>
    )
  }
  const later = !isDemanded && (
    <p>
      <Link to={next} className="link inline-flex min-h-11 items-center px-3">
        {dueOn ? t('admin.set-up.later-until', { date: dueOn }) : t('admin.set-up.later')}
      </Link>
    </p>
  )
  return (
    <AccountPage title={t('admin.set-up.title')} intro={t('admin.set-up.intro')} below={later}>
      {isDemanded && <AccountNotice tone="bad">{t('admin.factor-demanded')}</AccountNotice>}
      <Ways view={loaderData} answer={actionData} />
    </AccountPage>
  )
}

type Props = {
  view: Pick<Route.ComponentProps['loaderData'], 'begun' | 'isFresh' | 'hasFactor' | 'hasPassword'>
  answer: Route.ComponentProps['actionData']
}

function Ways({ view, answer }: Props) {
  const { begun, isFresh } = view
  if (!isFresh) return <ConfirmFirst view={view} answer={answer} realm="admin" />
  if (begun) return <ConfirmFactor key={begun.id} begun={begun} answer={answer} heading="h2" />
  return <AddFactor answer={answer} heading="h2" />
}
