import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { LineIcon } from '../../../ui/line-icon.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { BookmarkButton } from '../bookmarks/bookmark-button.tsx'
import { JobCard } from '../job-card.tsx'
import { AnswerTable } from './answer-table.tsx'
import { useConversation } from './conversation-context.ts'
import { Draft } from './draft.tsx'
import { AskButton, EmmaForm } from './emma-form.tsx'
import type { ChoiceView, PartView, TextBlock } from './emma-view.ts'

type Props = {
  parts: PartView[]
  /** Only what belongs to the last answer can still be chosen or changed. */
  isLast: boolean
}

export function AnswerParts({ parts, isLast }: Props) {
  return (
    <div className="emma-answer">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an answer never change their order
        <Part key={index} part={part} isLast={isLast} />
      ))}
    </div>
  )
}

function Part({ part, isLast }: Omit<Props, 'parts'> & { part: PartView }) {
  switch (part.type) {
    case 'text':
      return <Text blocks={part.blocks} />
    case 'filters':
      return <Filters part={part} isLast={isLast} />
    case 'jobs':
      return <Jobs part={part} />
    case 'table':
      return <AnswerTable table={part} />
    case 'draft':
      return <Draft draft={part.draft} />
    case 'choices':
      return isLast ? <Choices choices={part.choices} /> : null
    case 'sources':
      return <Sources part={part} />
    case 'handover':
      return (
        <div className="emma-box">
          <p>{part.text}</p>
          <LinkButton to={part.link.to} variant="primary" size="small">
            {part.link.text}
          </LinkButton>
        </div>
      )
    default:
      return part satisfies never
  }
}

export function Text({ blocks }: { blocks: TextBlock[] }) {
  return blocks.map(block =>
    'text' in block ? (
      <p key={block.text}>{block.text}</p>
    ) : (
      <ul key={block.items.join()} className="emma-list">
        {block.items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  )
}

/** What was searched by. In the last answer each can be taken away, which searches anew. */
function Filters({ part, isLast }: { part: PartView & { type: 'filters' }; isLast: boolean }) {
  const { view, follow } = useConversation()
  const { words } = view
  if (part.chips.length === 0) return null
  return (
    <ul aria-label={words.filters} className="emma-row">
      {part.chips.map(({ key, label }) => (
        <li key={key}>
          {isLast ? (
            <EmmaForm form="remove-filter" fields={{ remove: key, label }} onSubmit={follow}>
              <button type="submit" className="emma-chip">
                {label}
                <LineIcon name="x" className="size-4" />
                <span className="sr-only">{words['remove-filter']}</span>
              </button>
            </EmmaForm>
          ) : (
            <span className="emma-chip">{label}</span>
          )}
        </li>
      ))}
      <li>
        <Link to={part.to} className="link inline-flex min-h-11 items-center px-1 text-sm sm:min-h-8">
          {words['all-jobs']}
        </Link>
      </li>
    </ul>
  )
}

function Jobs({ part }: { part: PartView & { type: 'jobs' } }) {
  const { view, heading } = useConversation()
  return (
    <>
      <ol className="emma-jobs">
        {part.cards.map(({ card, applyTo }) => (
          <li key={card.id}>
            <JobCard job={card} heading={heading === 'h2' ? 'h3' : heading}>
              <div className="emma-card-steps">
                {applyTo && (
                  <LinkButton to={applyTo} variant="secondary" size="small">
                    {view.words.apply}
                    <span className="sr-only">: {card.title}</span>
                  </LinkButton>
                )}
                <BookmarkButton
                  kind="job"
                  id={card.id}
                  name={card.title}
                  isSaved={card.isSaved ?? false}
                  look="card"
                />
              </div>
            </JobCard>
          </li>
        ))}
      </ol>
      {part.gone && <p className="text-ink-soft text-sm">{part.gone}</p>}
      {part.more && (
        <p>
          <Link to={part.more.to} className="link inline-flex min-h-11 items-center">
            {part.more.text}
          </Link>
        </p>
      )}
    </>
  )
}

export function Choices({ choices, label }: { choices: ChoiceView[]; label?: string }) {
  const { view } = useConversation()
  if (choices.length === 0) return null
  return (
    <ul aria-label={label ?? view.words.choices} className="emma-row">
      {choices.map(choice => (
        <li key={choice.text}>
          <AskButton text={choice.text} className={buttonClass('secondary', 'small', 'emma-choice')}>
            {choice.label}
          </AskButton>
        </li>
      ))}
    </ul>
  )
}

function Sources({ part }: { part: PartView & { type: 'sources' } }) {
  const { view } = useConversation()
  const days = new Set(part.sources.map(({ checked }) => checked))
  const [day = null] = days
  // Most have been looked at on one day, which is said once.
  const forAll = days.size === 1 ? day : null
  return (
    <p className="text-ink-soft text-sm">
      {view.words.sources}{' '}
      {part.sources.map(({ label, to, checked }, index) => (
        <span key={label}>
          {index > 0 && ' · '}
          {to ? (
            <Link to={to} className="link">
              {label}
            </Link>
          ) : (
            label
          )}
          {checked && forAll === null && ` (${checked})`}
        </span>
      ))}
      {forAll && ` (${forAll})`}
    </p>
  )
}
