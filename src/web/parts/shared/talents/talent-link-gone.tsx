import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import { AreaPage } from '../area-page.tsx'

/** For links that are invalid, or whose profile or search was deleted. */
export function TalentLinkGone() {
  const { t, to } = useTexts()
  return (
    <AreaPage title={t('talent.link.gone')} intro={t('talent.link.gone-text')} tabs={null}>
      <p>
        <LinkButton to={to('talent-pool')} variant="secondary">
          {t('talent.pool.back')}
        </LinkButton>
      </p>
    </AreaPage>
  )
}
