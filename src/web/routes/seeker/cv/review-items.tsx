import type { FormMessage } from '../../../form-answer.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useTexts } from '../../../use-texts.ts'
import { ReviewField } from './review-field.tsx'
import type { ReviewGroup, ReviewItem } from './review-view.server.ts'
import type { Typed } from './typed-in.ts'

type Sent = { formId: string; errors: Record<string, FormMessage[]>; typed: Typed }

export function ReviewItems({ group, ...sent }: { group: ReviewGroup } & Sent) {
  return (
    <section aria-labelledby={`group-${group.name}`} className="grid gap-3">
      <h3 id={`group-${group.name}`} className="text-xl">
        {group.title}
      </h3>
      <ul className="grid gap-3">
        {group.items.map(item => (
          <li key={item.path}>
            <Item item={item} {...sent} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One thing to take or to leave; its fields stay open without a tick, so that a guess can be mended first. */
function Item({ item, formId, errors, typed }: { item: ReviewItem } & Sent) {
  const { t } = useTexts()
  const { path, title, certainty, isTicked, origin, inputs, quotes } = item
  const box = `${path}.isTaken`
  const boxes = inputs.length > 1
  return (
    <fieldset
      data-mark={quotes[0]?.mark ?? undefined}
      className="grid min-w-0 gap-3 rounded-card border border-line bg-surface p-4 has-[[name$=isTaken]:not(:checked)]:bg-sunken"
    >
      <legend className="sr-only">{title}</legend>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <Checkbox
          name={box}
          className="min-w-0 flex-1 font-semibold"
          label={title}
          aria-label={t('cv.review.take-one', { what: title })}
          defaultChecked={typed ? typed(box) === 'on' : isTicked}
        />
        <span className="flex flex-wrap gap-1">
          <Badge tone={certainty === 'guess' ? 'warn' : 'neutral'}>
            {t(`cv.review.certainty.${certainty}`)}
          </Badge>
          {origin && <Badge tone="accent">{origin}</Badge>}
        </span>
      </div>
      <div className={classNames('grid gap-3', boxes && 'sm:grid-cols-2')}>
        {inputs.map(input => (
          <ReviewField key={input.name} input={input} formId={formId} errors={errors} typed={typed} />
        ))}
      </div>
      <ul className="grid gap-1 text-ink-soft text-sm">
        {quotes.map(each => (
          <li key={each.mark ?? each.quote} className="min-w-0 wrap-anywhere">
            {each.mark === null ? (
              `${each.from}:`
            ) : (
              <a
                href={`#${each.mark}`}
                data-mark={each.mark}
                className="link inline-flex min-h-6 items-center"
              >
                {each.page === null ? t('cv.review.in-text') : t('cv.review.on-page', { page: each.page })}
              </a>
            )}{' '}
            <q>{shortened(each.quote)}</q>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

const quoteChars = 160

function shortened(quote: string): string {
  return quote.length > quoteChars ? `${quote.slice(0, quoteChars).trimEnd()} …` : quote
}
