import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { classNames } from '../../../ui/class-names.ts'
import { LineIcon } from '../../../ui/line-icon.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { useTexts } from '../../../use-texts.ts'
import type { BookmarkAnswer } from './bookmark-answer.ts'

type Props = {
  kind: 'job' | 'employer'
  id: number
  name: string
  isSaved: boolean
  /** Only `button` has room for the word; the others show the icon alone. */
  look: 'card' | 'button' | 'square'
  className?: string
}

const pressed = 'aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-strong'
const looks = {
  card: 'bookmark-on-card',
  button: buttonClass('secondary', 'normal', `w-full ${pressed}`),
  square: buttonClass('secondary', 'normal', `px-3 ${pressed}`),
}

/** Toggles a bookmark. A form without scripts; with them it updates optimistically and reverts on failure. */
export function BookmarkButton({ kind, id, name, isSaved, look, className }: Props) {
  const { t, to } = useTexts()
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const isSending = useRef(false)
  const isOn = wanted ?? isSaved
  const action = to('toggle-bookmark', { kind, id })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // Two concurrent requests could arrive out of order.
    if (isSending.current) return
    isSending.current = true
    setWanted(!isOn)
    const answer = await send(action, !isOn)
    isSending.current = false
    if (answer && 'isSaved' in answer) {
      const { title, list } = answer
      showToast({ title, action: { label: list.label, run: () => navigate(list.to) } })
      return
    }
    setWanted(isOn)
    if (answer && 'to' in answer) void navigate(answer.to)
    else
      showToast({
        tone: 'bad',
        title: t('bookmarks.failed'),
        description: t('bookmarks.failed-text'),
        ...answer?.problem,
      })
  }
  return (
    <form
      method="post"
      action={action}
      onSubmit={submit}
      id={look === 'card' ? `${kind}-${id}` : undefined}
      className={classNames('bookmark', className)}
    >
      <button
        type="submit"
        name="saved"
        value={String(!isOn)}
        aria-pressed={isOn}
        aria-label={t(`bookmarks.${kind}`, { name })}
        className={looks[look]}
      >
        <LineIcon name="bookmark" />
        {look === 'button' && t('bookmarks.save')}
      </button>
    </form>
  )
}

/** Waits for the connection like a form (see `connection/`). Null when something other than the site answered, such as a proxy. */
async function send(action: string, isWanted: boolean): Promise<BookmarkAnswer | null> {
  const answer = await fetch(new URL(action, location.href), {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ saved: String(isWanted) }),
  }).catch(() => null)
  // The cast: this route always answers so; anything else comes from an intermediary.
  return answer?.headers.get('content-type')?.includes('json')
    ? ((await answer.json()) as BookmarkAnswer)
    : null
}
