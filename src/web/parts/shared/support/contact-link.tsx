import { useLocation } from 'react-router'
import type { SupportTopic } from '../../../../domain/support/support.values.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'

/** The way to those who run the board, which already knows what it is about and from which page. */
export function ContactLink({ topic }: { topic: SupportTopic }) {
  const { t, to } = useTexts()
  const { pathname } = useLocation()
  return (
    <LinkButton
      to={`${to('contact')}?${new URLSearchParams({ topic, page: pathname })}`}
      variant="quiet"
      size="small"
      className="justify-self-start"
    >
      {t('support.entrance')}
    </LinkButton>
  )
}
