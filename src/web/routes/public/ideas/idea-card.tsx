import { Link } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import type { IdeaCardView } from './idea-view.server.ts'
import { VoteBox } from './vote-box.tsx'

export function IdeaCard({ idea }: { idea: IdeaCardView }) {
  const { id, title, text, language, to, status, facts, vote, isSettled } = idea
  return (
    <article className="flex flex-col-reverse gap-4 rounded-card border border-line bg-surface p-5 sm:flex-row sm:gap-6 sm:p-6">
      <VoteBox id={id} vote={vote} isSettled={isSettled} />
      <div className="grid min-w-0 flex-1 content-start gap-2">
        <h2 lang={language} className="wrap-anywhere text-lg">
          <Link to={to} className="hover:text-brand hover:underline">
            {title}
          </Link>
        </h2>
        <p lang={language} className="wrap-anywhere line-clamp-3 text-ink-soft">
          {text}
        </p>
        <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
          <Badge>{status}</Badge>
          {facts}
        </p>
      </div>
    </article>
  )
}
