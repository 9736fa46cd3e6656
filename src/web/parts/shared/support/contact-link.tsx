import { Link, useLocation } from 'react-router'
import type { SupportTopic } from '../../../../domain/support/support.values.ts'
import { useTexts } from '../../../use-texts.ts'

/** The way to those who run the board, which already knows what it is about and from which page. */
export function ContactLink({ topic }: { topic: SupportTopic }) {
  const { t, to } = useTexts()
  const { pathname } = useLocation()
  return (
    <Link
      to={`${to('contact')}?${new URLSearchParams({ topic, page: pathname })}`}
      className="link inline-flex min-h-11 items-center justify-self-start"
    >
      {t('support.entrance')}
    </Link>
  )
}
