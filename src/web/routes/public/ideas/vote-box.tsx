import { ThumbsUp } from 'lucide-react'
import { Link } from 'react-router'
import { ActionButton } from '../../../ui/action-button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import type { IdeaCardView } from './idea-view.server.ts'

type Props = { id: number; vote: IdeaCardView['vote']; isSettled: boolean }

/** The count, and the button that gives or takes back the own vote. */
export function VoteBox({ id, vote, isSettled }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-3 sm:grid sm:w-32 shrink-0 sm:content-start sm:justify-items-center sm:gap-2">
      <p className="grid justify-items-center">
        <span aria-hidden className="figures font-display font-semibold text-2xl leading-tight">
          {vote.count}
        </span>
        <span className="sr-only">{vote.label}</span>
        <span aria-hidden className="text-ink-soft text-sm">
          {vote.label.replace(/^\S+ /, '')}
        </span>
      </p>
      {vote.own && <p className="font-semibold text-brand text-sm">{vote.own}</p>}
      {!isSettled &&
        (vote.to ? (
          <Link to={vote.to} className={buttonClass('secondary', 'small')} aria-label={vote.name}>
            <ThumbsUp aria-hidden className="size-4" strokeWidth={1.75} />
            {vote.action}
          </Link>
        ) : (
          <ActionButton
            form={vote.isVoted ? 'withdraw' : 'vote'}
            fields={{ ideaId: id }}
            variant={vote.isVoted ? 'quiet' : 'secondary'}
            size="small"
            label={vote.name}
          >
            {!vote.isVoted && <ThumbsUp aria-hidden className="size-4" strokeWidth={1.75} />}
            {vote.action}
          </ActionButton>
        ))}
    </div>
  )
}
