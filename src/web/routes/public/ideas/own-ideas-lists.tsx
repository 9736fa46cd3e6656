import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { ActionButton } from '../../../ui/action-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { OwnIdeasView } from './own-ideas-view.server.ts'

type Props = {
  view: OwnIdeasView
  /** The link in a mail shows what was done; changing single things needs the account, or a browser that has confirmed. */
  mayChange: boolean
}

export function OwnIdeasLists({ view: { ideas, comments, marked }, mayChange }: Props) {
  const { t } = useTexts()
  return (
    <>
      {ideas.length > 0 && (
        <AreaSection title={t('ideas.own.ideas')}>
          <ul className="divide-y divide-line">
            {ideas.map(({ id, title, to, state, status, votes, isNamed }) => (
              <Row key={id} title={title} to={to} text={`${status} · ${votes} · ${t(`ideas.own.${state}`)}`}>
                {mayChange && isNamed && (
                  <ActionButton
                    form="anonymous"
                    fields={{ ideaId: id }}
                    variant="quiet"
                    size="small"
                    label={t('ideas.own.anonymous-for', { title })}
                  >
                    {t('ideas.own.anonymous')}
                  </ActionButton>
                )}
              </Row>
            ))}
          </ul>
        </AreaSection>
      )}
      {marked.length > 0 && <MarkedIdeas marked={marked} mayChange={mayChange} />}
      {comments.length > 0 && (
        <AreaSection title={t('ideas.own.comments')}>
          <ul className="divide-y divide-line">
            {comments.map(({ id, title, text, to, isPublished }) => (
              <Row
                key={id}
                title={title}
                to={to}
                text={isPublished ? text : `${t('ideas.own.waiting')} · ${text}`}
              >
                {mayChange && (
                  <ActionButton
                    form="delete-comment"
                    fields={{ commentId: id }}
                    variant="quiet"
                    size="small"
                    label={t('ideas.own.delete-for', { title })}
                  >
                    {t('ideas.own.delete')}
                  </ActionButton>
                )}
              </Row>
            ))}
          </ul>
        </AreaSection>
      )}
    </>
  )
}

function MarkedIdeas({ marked, mayChange }: Pick<OwnIdeasView, 'marked'> & { mayChange: boolean }) {
  const { t } = useTexts()
  return (
    <AreaSection title={t('ideas.own.marked')}>
      <ul className="divide-y divide-line">
        {marked.map(({ id, title, to, isVoted, isFollowed, isConfirmed }) => (
          <Row
            key={id}
            title={title}
            to={to}
            text={[
              isVoted && t('ideas.own.voted'),
              isFollowed && t('ideas.own.followed'),
              !isConfirmed && t('ideas.own.waiting'),
            ]
              .filter(Boolean)
              .join(' · ')}
          >
            {mayChange && isVoted && (
              <ActionButton
                form="withdraw"
                fields={{ ideaId: id }}
                variant="quiet"
                size="small"
                label={t('ideas.own.withdraw-for', { title })}
              >
                {t('ideas.own.withdraw')}
              </ActionButton>
            )}
            {mayChange && isFollowed && (
              <ActionButton
                form="unfollow"
                fields={{ ideaId: id }}
                variant="quiet"
                size="small"
                label={t('ideas.own.unfollow-for', { title })}
              >
                {t('ideas.own.unfollow')}
              </ActionButton>
            )}
          </Row>
        ))}
      </ul>
    </AreaSection>
  )
}

function Row(props: { title: string; to: string | null; text: string; children: ReactNode }) {
  const { title, to, text, children } = props
  return (
    <li className="grid gap-1 py-3">
      {to === null ? (
        <span className="wrap-anywhere font-semibold">{title}</span>
      ) : (
        <Link to={to} className="link wrap-anywhere font-semibold">
          {title}
        </Link>
      )}
      <p className="wrap-anywhere text-ink-soft text-sm">{text}</p>
      <div className="flex flex-wrap gap-2 empty:hidden">{children}</div>
    </li>
  )
}
