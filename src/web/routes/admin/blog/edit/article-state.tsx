import { ActionButton } from '../../../../ui/action-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { EditView } from './edit-view.server.ts'

/** What readers see of the article now, and how to take it away from them. */
export function ArticleState({ article }: { article: EditView['article'] }) {
  const { t } = useTexts()
  const { state, publishAt, archiveAt, isChanged, changed, changedBy, version, links } = article
  return (
    <section
      aria-label={t('blog.edit.state')}
      className="grid max-w-[44rem] gap-2 rounded-card border border-line bg-surface p-5"
    >
      <p className="font-semibold">
        {t(`blog.state.${state}`)}
        {publishAt && <span className="figures font-normal"> · {publishAt}</span>}
        {archiveAt && (
          <span className="figures font-normal"> · {t('blog.edit.until', { moment: archiveAt })}</span>
        )}
      </p>
      {isChanged && <p>{t('blog.edit.changed-since')}</p>}
      <p className="figures text-ink-soft text-sm">
        {t('blog.admin.changed', { moment: changed, name: changedBy })}
      </p>
      {links.map(link => (
        <a key={link} href={link} className="link wrap-anywhere">
          {link}
        </a>
      ))}
      <div className="flex flex-wrap gap-2">
        {state === 'published' && (
          <ActionButton form="archive" fields={{ version }} variant="secondary" size="small">
            {t('blog.edit.archive')}
          </ActionButton>
        )}
        {state === 'archived' && (
          <ActionButton form="unarchive" fields={{ version }} variant="secondary" size="small">
            {t('blog.edit.unarchive')}
          </ActionButton>
        )}
        {(state === 'scheduled' || state === 'archived') && (
          <ActionButton form="withdraw" fields={{ version }} variant="secondary" size="small">
            {t('blog.edit.withdraw')}
          </ActionButton>
        )}
      </div>
    </section>
  )
}
