import {
  BriefcaseMedical,
  Building2,
  FileDown,
  Inbox,
  LayoutDashboard,
  MessageCircleQuestion,
  PlugZap,
  ReceiptText,
  UserSearch,
  UsersRound,
} from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import { Monogram } from '../../ui/monogram.tsx'
import { useTexts } from '../../use-texts.ts'
import type { CurrentEmployer } from '../shared/current-employer.server.ts'
import { pictureUrl } from '../shared/picture-url.ts'
import { ContactLink } from '../shared/support/contact-link.tsx'
import { ActingNotice } from './acting-notice.tsx'
import { EmployerSwitch } from './employer-switch.tsx'

type Props = {
  employer: CurrentEmployer
  title: string
  intro?: ReactNode
  /** Primary actions, beside the title. */
  actions?: ReactNode
  /** Uses the full window width, for columns side by side. */
  isWide?: boolean
  children: ReactNode
}

/**
 * Frame of the pages of the employers' area; it brings `main` and `h1`. An administrator who stands in for the employer is told so on each
 * page.
 */
export function EmployerArea({ employer, title, intro, actions, isWide = false, children }: Props) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={classNames(
        'page grow gap-x-10 py-6 outline-none sm:py-10 lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]',
        isWide && 'max-w-none!',
      )}
    >
      {employer.isByAdmin && <ActingNotice name={employer.name} />}
      <div className="grid content-start gap-4 lg:gap-6">
        <div className="grid gap-3">
          <div className="flex items-center gap-3">
            <Monogram
              name={employer.name}
              logoUrl={employer.logoFileId && pictureUrl(employer.logoFileId, 112)}
              size="small"
            />
            <p className="min-w-0 font-semibold leading-snug hyphens-auto">{employer.name}</p>
          </div>
          <EmployerSwitch employer={employer} />
        </div>
        <AreaPages employer={employer} />
      </div>
      <div className="mt-6 grid min-w-0 content-start gap-6 lg:mt-0">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="grid min-w-0 gap-2">
            <h1 className="wrap-anywhere text-3xl hyphens-auto">{title}</h1>
            {intro && <p className="text-ink-soft">{intro}</p>}
          </div>
          {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
        </div>
        {children}
        <ContactLink topic="employer" />
      </div>
    </main>
  )
}

const areaPages = [
  { name: 'employer-dashboard', text: 'overview', icon: LayoutDashboard },
  { name: 'employer-jobs-own', text: 'jobs', icon: BriefcaseMedical },
  { name: 'employer-feeds', text: 'feeds', icon: FileDown },
  { name: 'employer-applications', text: 'applications', icon: Inbox },
  { name: 'employer-talent-pool', text: 'talent-pool', icon: UserSearch },
  { name: 'employer-questions', text: 'questions', icon: MessageCircleQuestion },
  { name: 'employer-profile', text: 'profile', icon: Building2 },
  { name: 'employer-team', text: 'team', icon: UsersRound },
  { name: 'orders', text: 'orders', icon: ReceiptText },
  { name: 'employer-integrations', text: 'integrations', icon: PlugZap },
] as const

const rowLook =
  '-outline-offset-2 flex min-h-11 items-center gap-3 whitespace-nowrap border-transparent px-3 font-medium no-underline hover:text-brand ' +
  '-mb-px border-b-2 aria-[current=page]:border-brand aria-[current=page]:text-brand-strong ' +
  'lg:mb-0 lg:rounded-control lg:border-b-0 lg:hover:bg-sunken lg:aria-[current=page]:bg-brand-soft'

/** A side column; on a phone a scrollable row above the page, which wraps without scripts. Only owners see API keys, and orders where anything is sold. */
function AreaPages({ employer }: { employer: CurrentEmployer }) {
  const { query, sells } = employer
  const isOwner = employer.role === 'owner'
  const isShown = (name: (typeof areaPages)[number]['name']) =>
    (isOwner || name !== 'employer-integrations') && ((isOwner && sells) || name !== 'orders')
  const { t, to } = useTexts()
  const row = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const isHere = (name: (typeof areaPages)[number]['name']) =>
    pathname === to(name) ||
    (name !== 'employer-dashboard' && pathname.startsWith(`${to(name)}/`)) ||
    (name === 'orders' && pathname.startsWith(to('new-order', { product: '' })))
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each page another one is to be seen
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (row.current && here)
      row.current.scrollLeft = here.offsetLeft - (row.current.clientWidth - here.offsetWidth) / 2
  }, [pathname])
  return (
    <nav
      ref={row}
      aria-label={t('employer-area.pages')}
      className="relative -mx-1 overflow-x-auto border-line border-b px-1 lg:mx-0 lg:border-b-0 lg:px-0"
    >
      <ul className="flex gap-1 noscript:flex-wrap lg:grid">
        {areaPages.map(({ name, text, icon: Icon }) =>
          isShown(name) ? (
            <li key={name}>
              <Link
                to={to(name) + query}
                aria-current={isHere(name) ? 'page' : undefined}
                className={rowLook}
              >
                <Icon aria-hidden className="hidden size-5 shrink-0 lg:block" strokeWidth={1.75} />
                {t(`employer-area.page.${text}`)}
              </Link>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  )
}
