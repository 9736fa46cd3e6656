import { SlidersHorizontal } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import type { RealmName } from '../../../../platform/auth/realms.ts'
import type { Theme } from '../../../preferences.ts'
import { Plain } from '../../../ui/plain/plain.tsx'
import { useTexts } from '../../../use-texts.ts'
import { AccountMenu, type MenuPerson } from './account-menu.tsx'
import { FoldedMenu } from './folded-menu.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { mayPost } from './may-post.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { ToSignIn } from './to-sign-in.tsx'

type Props = { brand: string; theme: Theme; person: MenuPerson | null; realm: RealmName }

/** Narrow screens have no room for the link to posting a job; the footer has it. */
const navigation = [
  { page: 'jobs', look: '' },
  { page: 'employers', look: '' },
  { page: 'post-job', look: 'hidden lg:block' },
] as const

export function SiteHeader({ brand, theme, person, realm }: Props) {
  const { t, to } = useTexts()
  return (
    <Plain as="header" className="border-line border-b bg-paper print:hidden">
      <div className="page flex h-16 items-center gap-0.5 min-[380px]:gap-1 sm:gap-6">
        <Link
          to={to('home')}
          className="rounded-control no-underline"
          aria-label={t('common.to-home', { brand })}
        >
          <Logo name={brand} />
        </Link>
        <nav aria-label={t('common.main-navigation')} className="ml-auto sm:ml-4">
          <ul className="flex items-center">
            {navigation
              .filter(({ page }) => page !== 'post-job' || mayPost({ person, realm }))
              .map(({ page, look }) => (
                <li key={page} className={look}>
                  <NavLink
                    to={to(page)}
                    className="relative flex min-h-11 items-center px-1.5 font-medium min-[380px]:px-2.5 no-underline hover:text-brand aria-[current=page]:text-brand-strong aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-1.5 aria-[current=page]:after:-bottom-2.5 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-brand sm:px-3.5 sm:aria-[current=page]:after:inset-x-3.5"
                  >
                    {t(`common.nav.${page}`)}
                  </NavLink>
                </li>
              ))}
          </ul>
        </nav>
        <div className="ml-auto hidden items-center gap-4 md:flex">
          <LanguageSwitch />
          <ThemeSwitch theme={theme} />
        </div>
        <SettingsMenu theme={theme} />
        {/* Administrators sign in elsewhere, so their pages do not offer the site's sign-in. */}
        {person ? <AccountMenu person={person} realm={realm} /> : realm === 'site' && <ToSignIn />}
      </div>
    </Plain>
  )
}

/** Phones have no room for language and theme in the header. */
function SettingsMenu({ theme }: { theme: Theme }) {
  const { t } = useTexts()
  return (
    <FoldedMenu
      className="-mr-2 md:hidden"
      summary={
        <>
          <SlidersHorizontal aria-hidden className="size-5" strokeWidth={1.75} />
          <span className="sr-only">{t('common.settings')}</span>
        </>
      }
    >
      <div className="grid gap-4 p-4">
        <div className="grid gap-1.5">
          <p className="text-ink-soft text-sm">{t('common.language')}</p>
          <LanguageSwitch />
        </div>
        <div className="grid gap-1.5">
          <p className="text-ink-soft text-sm">{t('common.theme.label')}</p>
          <ThemeSwitch theme={theme} />
        </div>
      </div>
    </FoldedMenu>
  )
}
