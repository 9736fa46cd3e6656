import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import { AreaPage } from '../area-page.tsx'

/** For links that are invalid or whose alert was deleted. */
export function LinkGone() {
  const { t, to } = useTexts()
  return (
    <AreaPage title={t('alert.gone.title')} intro={t('alert.gone.text')} tabs={null}>
      <p>
        <LinkButton to={to('jobs')} variant="secondary">
          {t('alert.list.search')}
        </LinkButton>
      </p>
    </AreaPage>
  )
}
