import { SlidersHorizontal } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import type { Theme } from '../preferences.ts'
import { useTexts } from '../use-texts.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** The name, the two places to go, and language and theme; it leads only to what exists. */
export function SiteHeader({ brand, theme }: { brand: string; theme: Theme }) {
  const { t, to } = useTexts()
  return (
    <header className="border-line border-b bg-paper print:hidden">
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
            {(['jobs', 'employers'] as const).map(page => (
              <li key={page}>
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
      </div>
    </header>
  )
}

/** On a phone, language and theme are folded away; `details` opens without scripts too. */
function SettingsMenu({ theme }: { theme: Theme }) {
  const { t } = useTexts()
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => {
    menu.current?.removeAttribute('open')
  }, [key])
  return (
    <details ref={menu} className="relative sm:ml-auto md:hidden">
      <summary className="-mr-2.5 grid size-11 list-none place-items-center rounded-control [&::-webkit-details-marker]:hidden">
        <SlidersHorizontal aria-hidden className="size-5" strokeWidth={1.75} />
        <span className="sr-only">{t('common.settings')}</span>
      </summary>
      <div className="enter absolute top-full right-0 z-40 mt-2 grid w-64 gap-4 rounded-card border border-line bg-surface p-4 shadow-float">
        <div className="grid gap-1.5">
          <p className="text-ink-soft text-sm">{t('common.language')}</p>
          <LanguageSwitch />
        </div>
        <div className="grid gap-1.5">
          <p className="text-ink-soft text-sm">{t('common.theme.label')}</p>
          <ThemeSwitch theme={theme} />
        </div>
      </div>
    </details>
  )
}
