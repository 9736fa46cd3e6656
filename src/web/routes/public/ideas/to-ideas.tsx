import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../../../use-texts.ts'

/** The way back, to the idea where there is one. */
export function ToIdeas({ idea }: { idea?: { title: string; to: string } }) {
  const { t, to } = useTexts()
  return (
    <Link
      to={idea?.to ?? to('ideas')}
      className="link wrap-anywhere inline-flex min-h-11 items-center gap-2 justify-self-start"
    >
      <ArrowLeft aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
      {idea?.title ?? t('ideas.back')}
    </Link>
  )
}
