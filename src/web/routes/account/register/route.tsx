import { Building2, Stethoscope } from 'lucide-react'
import { Link } from 'react-router'
import { localeOf } from '../../../addresses.ts'
import { Providers } from '../../../parts/account/account-providers.tsx'
import { loadEntrance } from '../../../parts/account/entrance.server.ts'
import { ToLogin } from '../../../parts/account/to-login.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { AccountPage } from '../../../parts/shared/sign-in/account-page.tsx'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (_ctx, args: Route.LoaderArgs) => loadEntrance(args))

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, {
    title: t('account.register.title'),
    description: t('account.register.description'),
  })
}

const kinds = [
  { kind: 'seeker', page: 'register-seeker', Icon: Stethoscope },
  { kind: 'employer', page: 'register-employer', Icon: Building2 },
] as const

export default function Register({ loaderData: { query, providers } }: Route.ComponentProps) {
  const { t, to } = useTexts()
  return (
    <AccountPage
      title={t('account.register.title')}
      intro={t('account.register.intro')}
      below={<ToLogin query={query} />}
    >
      <ul className="grid gap-3">
        {kinds.map(({ kind, page, Icon }) => (
          <li
            key={kind}
            className="relative flex gap-4 rounded-card border border-line bg-paper p-4 transition-colors hover:border-brand has-[a:focus-visible]:border-brand"
          >
            <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-brand" strokeWidth={1.75} />
            <div>
              <h2 className="font-sans font-semibold text-base tracking-normal">
                <Link
                  to={to(page) + query}
                  className="after:absolute after:inset-0 after:rounded-card hover:text-brand"
                >
                  {t(`account.register.${kind}.title`)}
                </Link>
              </h2>
              <p className="text-ink-soft text-sm">{t(`account.register.${kind}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <Providers providers={providers} />
    </AccountPage>
  )
}
