import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { useConversation } from './conversation-context.ts'
import { EmmaForm } from './emma-form.tsx'
import { Folded } from './turn.tsx'

type Props = { newPath: string; exportPath: string }

/** What can be done with a conversation as a whole, and the ones that were kept. */
export function ConversationCare({ newPath, exportPath }: Props) {
  const { view } = useConversation()
  const { words, conversation, isKept, kept } = view
  return (
    <aside aria-label={words.care} className="emma-care">
      {conversation !== null && (
        <>
          <p className="text-ink-soft">{words[isKept ? 'kept-note' : 'not-kept-note']}</p>
          {isKept !== null && (
            <EmmaForm form="keep" fields={{ isKept: isKept ? 'no' : 'yes' }}>
              <Button type="submit" variant="secondary" size="small">
                {words[isKept ? 'unkeep' : 'keep']}
              </Button>
            </EmmaForm>
          )}
          <Link to={newPath} className="link inline-flex min-h-11 items-center">
            {words.new}
          </Link>
          <a href={exportPath} className="link inline-flex min-h-11 items-center" download>
            {words.export}
          </a>
          <Folded summary={words.delete}>
            <EmmaForm form="delete" className="emma-box">
              <p>{words['delete-sure']}</p>
              <button type="submit" className={buttonClass('danger', 'small')}>
                {words['delete-go']}
              </button>
            </EmmaForm>
          </Folded>
        </>
      )}
      {kept.length > 0 && (
        <>
          <h2>{words.kept}</h2>
          <ul>
            {kept.map(({ id, title, when, to }) => (
              <li key={id}>
                <Link
                  to={to}
                  aria-current={id === conversation || undefined}
                  className="link inline-flex min-h-11 items-center"
                >
                  {title}
                </Link>{' '}
                <span className="text-ink-soft">{when}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  )
}
