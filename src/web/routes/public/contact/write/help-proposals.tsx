import { Link } from 'react-router'
import type { HelpLink } from '../../../../parts/shared/help/help.server.ts'
import { useFoundWhileTyping } from '../../../../parts/shared/use-found-while-typing.ts'
import { useTexts } from '../../../../use-texts.ts'

type Props = {
  /** The id of the field with the message. */
  fieldId: string
  /** Those that the server has proposed, for whoever has no scripts. */
  proposed: readonly HelpLink[]
}

const asked = { address: 'find-help', chars: { least: 10, most: 500 }, nothing: { articles: [] } } as const

/** Articles that may answer what is being written. Asked for while one pauses; what was typed stays, because they open beside. */
export function HelpProposals({ fieldId, proposed }: Props) {
  const { t } = useTexts()
  const found = useFoundWhileTyping<{ articles: readonly HelpLink[] }>({ fieldId, ...asked })
  const articles = found?.articles ?? proposed
  return (
    <div role="status" className="empty:hidden">
      {articles.length > 0 && (
        <div className="grid gap-1 rounded-card border border-brand/40 bg-brand-soft p-4">
          <p className="font-semibold">{t('support.propose.title')}</p>
          <ul>
            {articles.map(({ id, title, to }) => (
              <li key={id}>
                <Link to={to} target="_blank" className="link inline-flex min-h-11 items-center">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
          <p className="text-ink-soft text-sm">{t('support.propose.text')}</p>
          <input type="hidden" name="looked" value="yes" />
        </div>
      )}
    </div>
  )
}
