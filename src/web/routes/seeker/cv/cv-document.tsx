import type { Ref } from 'react'
import { useTexts } from '../../../use-texts.ts'
import type { CvState } from './cv-page.server.ts'
import { markedText } from './marked-text.ts'
import type { ReviewMark } from './review-view.server.ts'

/** The target is where a link to the mark leads, also without scripts. */
const target = 'target:fill-accent/25 target:stroke-accent target:stroke-2'
const mark = `fill-brand/8 stroke-brand/45 ${target}`
const activeMark = 'fill-accent/25 stroke-accent stroke-2'
const textMark = 'rounded-[2px] bg-brand-soft px-0.5 text-ink target:outline-2 target:outline-accent'
const activeTextMark = 'rounded-[2px] bg-brand-soft px-0.5 text-ink outline-2 outline-accent'

type Read = Extract<CvState, { kind: 'read' }>
type Props = Pick<Read, 'document' | 'marks'> & { active: string | null; ref: Ref<HTMLElement> }

/** The document as pictures of its pages, or as text, with the evidence of all fields marked, and that of the touched one clearly. */
export function CvDocument({ document: { name, pages, text }, marks, active, ref }: Props) {
  const { t } = useTexts()
  return (
    <section
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reachable by keyboard
      tabIndex={0}
      aria-label={t('cv.review.document', { name })}
      className="grid min-w-0 gap-3 rounded-control border border-line bg-sunken p-2 sm:p-4 lg:sticky lg:top-4 lg:max-h-[calc(100vh-2rem)] lg:overflow-y-auto"
    >
      {pages.map(page => (
        <Page
          key={page.number}
          page={page}
          label={t('cv.review.page-of', { page: page.number, pages: pages.length, name })}
          marks={marks.filter(mark => mark.page === page.number)}
          active={active}
        />
      ))}
      {pages.length === 0 && <TextOfDocument text={text} marks={marks} active={active} />}
    </section>
  )
}

type PageProps = {
  page: Read['document']['pages'][number]
  label: string
  marks: ReviewMark[]
  active: string | null
}

/** The marks lie in points on the page, as its evidence does. Inline styles would be refused by the policy of the site. */
function Page({ page: { source, widthPoints, heightPoints }, label, marks, active }: PageProps) {
  return (
    <div className="relative rounded-[2px] bg-sheet">
      <img
        src={source}
        alt={label}
        width={Math.round(widthPoints)}
        height={Math.round(heightPoints)}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-[2px]"
      />
      <svg
        aria-hidden
        viewBox={`0 0 ${widthPoints} ${heightPoints}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full"
      >
        {marks.map(({ id, box }) =>
          box ? (
            <rect
              key={id}
              id={id}
              x={box.x - 2}
              y={box.y - 2}
              width={box.width + 4}
              height={box.height + 4}
              rx={2}
              className={id === active ? activeMark : mark}
            />
          ) : null,
        )}
      </svg>
    </div>
  )
}

function TextOfDocument({
  text,
  marks,
  active,
}: {
  text: string[]
  marks: ReviewMark[]
  active: string | null
}) {
  const lines = markedText(text, marks)
  return (
    <div className="grid gap-1 rounded-[2px] bg-surface p-4 wrap-anywhere">
      {lines.map(({ key, parts }) => (
        <p key={key}>
          {parts.map(({ text: part, ids }) => {
            const [id, ...others] = ids
            if (id === undefined) return part
            return (
              <mark
                key={id}
                id={id}
                className={active !== null && ids.includes(active) ? activeTextMark : textMark}
              >
                {others.map(other => (
                  <span key={other} id={other} />
                ))}
                {part}
              </mark>
            )
          })}
        </p>
      ))}
    </div>
  )
}
