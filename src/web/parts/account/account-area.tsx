import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import type { RootFacts } from '../../server/root-facts.server.ts'
import { useTexts } from '../../use-texts.ts'
import { AreaPage } from '../shared/area-page.tsx'
import { ContactLink } from '../shared/support/contact-link.tsx'
import { accountTabs } from './account-tabs.ts'

/** The back link leads to the person's own start page or, while the account is being set up, to the next step. */
export function AccountArea(props: { title: string; intro: string; children: ReactNode }) {
  return (
    <AreaPage {...props} tabs={accountTabs(useTexts())} back={<WayBack />}>
      {props.children}
      <ContactLink topic="account" />
    </AreaPage>
  )
}

function WayBack() {
  const { t, to } = useTexts()
  const home = useRouteLoaderData<RootFacts>('root')?.person?.home
  if (!home) return null
  return (
    <p>
      <Link to={to(home)} className="link inline-flex min-h-11 items-center gap-2 sm:min-h-8">
        <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
        {t(`dashboard.own.back.${backOf[home] ?? 'step'}`)}
      </Link>
    </p>
  )
}

const backOf: Partial<Record<string, string>> = {
  dashboard: 'dashboard',
  'employer-dashboard': 'employer-dashboard',
  'admin-dashboard': 'admin-dashboard',
}
