import { useTexts } from '../../../use-texts.ts'
import { LinkGone } from '../link-gone.tsx'

/** For links that are invalid or whose alert was deleted. */
export function AlertLinkGone() {
  const { t, to } = useTexts()
  const [title, text] = [t('alert.gone.title'), t('alert.gone.text')]
  return <LinkGone title={title} text={text} to={to('jobs')} action={t('alert.list.search')} />
}
