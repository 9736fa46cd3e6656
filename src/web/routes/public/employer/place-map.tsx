import { useTexts } from '../../../use-texts.ts'
import type { EmployerPageView } from './employer-view.server.ts'

type Props = { map: NonNullable<EmployerPageView['map']> }

/** Drawn from outlines we ship, so that no map provider learns of the visit. */
export function PlaceMap({ map: { widthPx, heightPx, outlines, places } }: Props) {
  const { t } = useTexts()
  return (
    <div className="mt-4 grid items-start gap-6 sm:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]">
      <svg
        viewBox={`0 0 ${widthPx} ${heightPx}`}
        role="img"
        aria-label={t('employers.detail.map', { places: places.map(({ name }) => name).join(', ') })}
        className="w-full max-w-64 rounded-card border border-line bg-sunken"
      >
        {outlines.map(outline => (
          <path key={outline} d={outline} className="fill-surface stroke-line-strong" strokeWidth={1} />
        ))}
        {places.map(({ number, spot, pin }) => (
          <g key={number}>
            <line x1={spot.x} y1={spot.y} x2={pin.x} y2={pin.y} className="stroke-brand" strokeWidth={2} />
            <circle cx={spot.x} cy={spot.y} r={3} className="fill-brand" />
          </g>
        ))}
        {/* In reverse, so that the first place, the seat, is drawn above the others. */}
        {[...places].reverse().map(({ number, pin }) => (
          <g key={number} className="figures font-semibold text-sm">
            <circle cx={pin.x} cy={pin.y} r={12} className="fill-brand stroke-surface" strokeWidth={2} />
            <text x={pin.x} y={pin.y} dy="0.36em" textAnchor="middle" className="fill-on-brand">
              {number}
            </text>
          </g>
        ))}
      </svg>
      <ol className="grid gap-3">
        {places.map(({ number, name, label, address }) => (
          <li key={number} className="flex gap-3">
            <span
              aria-hidden
              className="figures grid size-6 shrink-0 place-items-center rounded-full bg-brand font-semibold text-on-brand text-xs"
            >
              {number}
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{label ?? name}</span>
              {address && <span className="block text-ink-soft text-sm">{address}</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
