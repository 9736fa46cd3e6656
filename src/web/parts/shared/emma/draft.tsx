import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { controlClass } from '../../../ui/control-class.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { BookmarkButton } from '../bookmarks/bookmark-button.tsx'
import { useConversation } from './conversation-context.ts'
import { CopyText } from './copy-text.tsx'
import { EmmaForm } from './emma-form.tsx'
import type { DraftView } from './emma-view.ts'

/** Nothing is done before the person does it here: these are the forms of the site, filled in. */
export function Draft({ draft }: { draft: DraftView }) {
  const { words } = useConversation().view
  switch (draft.kind) {
    case 'alert':
      return (
        <div className="emma-box">
          <p className="font-semibold">{words['draft-alert']}</p>
          <p className="text-sm">{draft.chips.join(' · ') || words['draft-alert-text']}</p>
          <LinkButton to={draft.to} variant="primary" size="small">
            {words['draft-alert-go']}
          </LinkButton>
        </div>
      )
    case 'saved-job':
      return (
        <div className="emma-box">
          <p className="font-semibold">{words['draft-save']}</p>
          <Link to={draft.job.to} className="link">
            {draft.job.title}
          </Link>
          <BookmarkButton
            kind="job"
            id={draft.job.id}
            name={draft.job.title}
            isSaved={draft.job.isSaved}
            look="button"
          />
        </div>
      )
    case 'application-message':
      return <Message {...draft} />
    default:
      return draft satisfies never
  }
}

function Message({ job, message, isElsewhere }: DraftView & { kind: 'application-message' }) {
  const { words } = useConversation().view
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const label = (
    <label htmlFor={id} className="font-semibold">
      {words[isElsewhere ? 'draft-copy' : 'draft-message']}
    </label>
  )
  const area = (
    <textarea
      ref={field}
      id={id}
      name="message"
      rows={7}
      maxLength={3_000}
      defaultValue={message}
      className={controlClass}
    />
  )
  // Nothing of this site could be sent to where the ad takes applications.
  if (isElsewhere)
    return (
      <div className="emma-box">
        {label}
        {area}
        <CopyText text={() => field.current?.value ?? message} className={buttonClass('secondary', 'small')}>
          {words['draft-copy-go']}
        </CopyText>
      </div>
    )
  return (
    <EmmaForm form="use-message" fields={{ jobId: job.id }} className="emma-box">
      {label}
      {area}
      <Button type="submit" size="small">
        {words['draft-message-go']}
      </Button>
    </EmmaForm>
  )
}
