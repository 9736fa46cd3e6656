import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { EmployerArea } from '../../../parts/employer/employer-area.tsx'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import type { CurrentEmployer } from '../../../parts/shared/current-employer.server.ts'
import { useTexts } from '../../../use-texts.ts'

type Props = {
  employer: CurrentEmployer
  title: string
  intro: ReactNode
  /** Null for an administrator standing in, who sees nobody. */
  children: ReactNode | null
  isWide?: boolean
}

const pages = [
  { name: 'employer-talent-pool', text: 'people' },
  { name: 'employer-contact-requests', text: 'requests' },
] as const

/** The two pages of the talent pool in the employers' area. */
export function TalentFrame({ employer, title, intro, children, isWide = false }: Props) {
  const { t, to } = useTexts()
  return (
    <EmployerArea employer={employer} title={title} intro={intro} isWide={isWide}>
      {children === null ? (
        <AreaSection title={t('talent.search.admin')} text={t('talent.search.admin-text')}>
          {null}
        </AreaSection>
      ) : (
        <>
          <nav aria-label={t('talent.search.tabs')} className="border-line border-b">
            <ul className="flex flex-wrap gap-x-1">
              {pages.map(({ name, text }) => (
                <li key={name}>
                  <NavLink
                    to={to(name) + employer.query}
                    end
                    className="-mb-px flex min-h-11 items-center border-transparent border-b-2 px-3 font-medium no-underline hover:text-brand aria-[current=page]:border-brand aria-[current=page]:text-brand-strong"
                  >
                    {t(`talent.search.${text}`)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          {children}
        </>
      )}
    </EmployerArea>
  )
}
