import { useTexts } from '../../../use-texts.ts'
import { LinkGone } from '../link-gone.tsx'

/** For links that are invalid, or whose profile or search was deleted. */
export function TalentLinkGone() {
  const { t, to } = useTexts()
  const [title, text] = [t('talent.link.gone'), t('talent.link.gone-text')]
  return <LinkGone title={title} text={text} to={to('talent-pool')} action={t('talent.pool.back')} />
}
