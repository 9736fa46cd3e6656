import { Fragment } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../../use-texts.ts'

type Named = { name: string; to: string }

export type PlaceNoticeView = {
  unknownPlace: { text: string; suggestions: Named[] } | null
  correctedPlace: { from: string; to: string; others: Named[]; withoutTo: string } | null
}

/**
 * Says that a place is unknown, with links to similar ones, or which place was searched instead and how to undo that. Otherwise nothing.
 */
export function PlaceNotice({ view: { unknownPlace, correctedPlace } }: { view: PlaceNoticeView }) {
  const { t } = useTexts()
  if (unknownPlace)
    return (
      <p>
        {t('list.unknown-place', { place: unknownPlace.text })} <Places places={unknownPlace.suggestions} />
      </p>
    )
  if (!correctedPlace) return null
  const { from, to, others, withoutTo } = correctedPlace
  return (
    <p>
      {t('list.place-corrected', { from, to })}{' '}
      {others.length > 0 && (
        <>
          {t('list.place-meant')} <Places places={others} />
          {' · '}
        </>
      )}
      <Link to={withoutTo} className="link">
        {t('list.place-without')}
      </Link>
    </p>
  )
}

function Places({ places }: { places: Named[] }) {
  return places.map(({ name, to }, index) => (
    <Fragment key={to}>
      {index > 0 && ', '}
      <Link to={to} className="link">
        {name}
      </Link>
    </Fragment>
  ))
}
