import { Link } from 'react-router'
import { useTexts } from '../../use-texts.ts'

export type UnknownPlaceView = { text: string; suggestions: { name: string; to: string }[] }

/** Says that a place is not known, with similar ones as links. */
export function UnknownPlace({ place }: { place: UnknownPlaceView }) {
  const { t } = useTexts()
  return (
    <p>
      {t('list.unknown-place', { place: place.text })}{' '}
      {place.suggestions.map((suggestion, index) => (
        <span key={suggestion.to}>
          {index > 0 && ', '}
          <Link to={suggestion.to} className="link">
            {suggestion.name}
          </Link>
        </span>
      ))}
    </p>
  )
}
