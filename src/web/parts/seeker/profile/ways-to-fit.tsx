import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import { editPath } from './profile-edit.ts'

type Props = { ways: readonly { text: string; to: string }[] }

/** What helps while hardly any job fits: searches that find more, with their counts, and the wishes themselves. */
export function WaysToFit({ ways }: Props) {
  const { t, to } = useTexts()
  return (
    <>
      {ways.map(way => (
        <LinkButton key={way.to} to={way.to} variant="secondary" size="small">
          {way.text}
        </LinkButton>
      ))}
      <LinkButton
        to={editPath(to('seeker-profile'), { kind: 'wishes', id: null })}
        variant="secondary"
        size="small"
      >
        {t('profile.widen')}
      </LinkButton>
    </>
  )
}
