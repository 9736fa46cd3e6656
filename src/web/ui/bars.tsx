import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  total: string
  /** The drawing in words. */
  text: string
  /** How the highest value, and the first and the last bar are labelled. */
  most: string
  first: string
  last: string
  bars: readonly { key: string; title: string; value: number }[]
  barClass?: string
  /** Below the drawing, such as the same numbers as a table. */
  children?: ReactNode
}

const height = 100
const slot = 10

/** Bars rendered on the server. The labels are HTML outside the image, because the image is stretched to the width and would distort them. */
export function Bars({
  title,
  total,
  text,
  most,
  first,
  last,
  bars,
  barClass = 'fill-brand',
  children,
}: Props) {
  const id = useId()
  const highest = Math.max(1, ...bars.map(({ value }) => value))
  const barHeight = (value: number) => (value === 0 ? 0 : Math.max(2, (value / highest) * height))
  return (
    <figure className="grid min-w-0 content-start gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <figcaption className="grid">
        <span className="font-medium">{title}</span>
        <span className="figures whitespace-nowrap font-display text-2xl">{total}</span>
      </figcaption>
      <div className="grid grid-cols-[1fr_auto] gap-x-2">
        <svg
          role="img"
          aria-labelledby={`${id}-title ${id}-text`}
          viewBox={`0 0 ${bars.length * slot} ${height}`}
          preserveAspectRatio="none"
          className="h-32 w-full overflow-visible border-line border-t border-b"
        >
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-text`}>{text}</desc>
          {bars.map(({ key, title: name, value }, place) => (
            <g key={key} className="group">
              <title>{name}</title>
              <rect
                x={place * slot}
                width={slot}
                height={height}
                className="fill-transparent group-hover:fill-sunken"
              />
              <rect
                x={place * slot + 1}
                y={height - barHeight(value)}
                width={slot - 2}
                height={barHeight(value)}
                className={barClass}
              />
            </g>
          ))}
        </svg>
        <div aria-hidden className="figures flex flex-col justify-between text-ink-soft text-xs">
          <span className="-mt-2">{most}</span>
          <span className="-mb-2">0</span>
        </div>
        <div aria-hidden className="figures mt-1 flex justify-between text-ink-soft text-xs">
          <span>{first}</span>
          <span>{last}</span>
        </div>
      </div>
      {children}
    </figure>
  )
}
