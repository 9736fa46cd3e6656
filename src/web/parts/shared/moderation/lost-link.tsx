import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import { AreaPage } from '../area-page.tsx'

/** For a link of a mail that is incomplete. */
export function LostLink() {
  const { t, to } = useTexts()
  return (
    <AreaPage title={t('moderation.link.gone')} intro={t('moderation.link.gone-text')} tabs={null}>
      <p>
        <LinkButton to={to('contact')} variant="secondary">
          {t('support.link.to-contact')}
        </LinkButton>
      </p>
    </AreaPage>
  )
}
