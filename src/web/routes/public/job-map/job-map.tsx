import { Maximize, Minus, Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { LinkButton } from '../../../ui/link-button.tsx'
import './job-map.css'
import type { JobMapView } from './draw-job-map.server.ts'

/** Drawn from outlines we ship, so that no map provider learns of the search. Everything on it is a link. */
export function JobMap({ map }: { map: JobMapView }) {
  const section = useRef<HTMLElement>(null)
  const wasUsed = useRef(false)
  // The link that was followed may be gone with the circles of before: who uses the keyboard goes on from the map.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each section
  useEffect(() => {
    if (wasUsed.current && document.activeElement === document.body)
      section.current?.focus({ preventScroll: true })
    wasUsed.current = false
  }, [map.key])
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={map.title}
      onClickCapture={() => {
        wasUsed.current = true
      }}
      className="map-of-jobs mx-auto mt-5 w-full"
    >
      <Drawing map={map} />
      <Controls controls={map.controls} />
      {map.summary.length > 0 && <p className="mt-3 text-ink-soft text-sm">{map.summary.join(' ')}</p>}
    </section>
  )
}

function Drawing({ map }: { map: JobMapView }) {
  const { title, widthPx, heightPx, outlines, placement, circles, clusters, labels } = map
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no such element in a drawing
    <svg
      role="group"
      aria-label={title}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      className="w-full rounded-card border border-line bg-sunken"
    >
      <g aria-hidden>
        <use href={outlines} transform={placement} className="fill-surface stroke-line-strong" />
        {circles.map(({ x, y, radiusPx }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radiusPx} className="map-reach" strokeDasharray="4 3" />
        ))}
      </g>
      <g className="map-circles">
        {clusters.map(({ x, y, radiusPx, text, label, to, isChosen }) => (
          <Link
            key={to}
            to={to}
            aria-label={label}
            aria-current={isChosen || undefined}
            preventScrollReset
            discover="none"
          >
            <circle cx={x} cy={y} r={22.2} />
            <circle cx={x} cy={y} r={radiusPx} />
            <text x={x} y={y}>
              {text}
            </text>
          </Link>
        ))}
      </g>
      <g aria-hidden className="map-names">
        {labels.map(({ text, x, y, anchor, dot }) => (
          <g key={`${text} ${x}`}>
            {dot && <circle cx={dot.x} cy={dot.y} r={2} />}
            <text x={x} y={y} textAnchor={anchor}>
              {text}
            </text>
          </g>
        ))}
      </g>
    </svg>
  )
}

function Controls({ controls: { closer, farther, whole } }: { controls: JobMapView['controls'] }) {
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {[
        { ...closer, Icon: Plus },
        { ...farther, Icon: Minus },
        { ...whole, Icon: Maximize },
      ].map(({ text, to, Icon }) =>
        text && to ? (
          <LinkButton key={text} to={to} variant="secondary" size="small" preventScrollReset>
            <Icon aria-hidden className="size-4" strokeWidth={1.75} />
            {text}
          </LinkButton>
        ) : null,
      )}
    </div>
  )
}
