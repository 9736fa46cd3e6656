import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AreaPage, AreaSection } from '../../../parts/shared/area-page.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'

/** Shown to people who act for no employer yet. */
export function NoEmployer({ name, children }: { name: string; children: ReactNode }) {
  const { t, to } = useTexts()
  return (
    <AreaPage title={t('dashboard.hello', { name })} intro={t('employer-area.overview.intro')} tabs={null}>
      {children}
      <AreaSection title={t('dashboard.employer.none.title')} text={t('dashboard.employer.none.text')}>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={`${to('onboarding-employer')}?step=find`} variant="next">
            {t('employer-area.overview.find')}
          </LinkButton>
          <LinkButton to={to('create-employer')} variant="secondary">
            {t('employer-area.overview.create')}
          </LinkButton>
        </div>
      </AreaSection>
      <p>
        <Link className="link" to={to('account')}>
          {t('dashboard.account')}
        </Link>
      </p>
    </AreaPage>
  )
}
