import { StorageFacts } from '../../../parts/admin/storage-facts.tsx'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

type Facts = Pick<Route.ComponentProps['loaderData'], 'mails' | 'storage' | 'payTables' | 'database'>

/** For those who look after the technology; empty for everyone else. */
export function Technology({ facts: { mails, storage, payTables, database } }: { facts: Facts }) {
  const { t } = useTexts()
  return (
    <>
      {mails.length > 0 && (
        <AreaSection id="mails" title={t('admin.desk.mails')}>
          <ul className="grid divide-y divide-line">
            {mails.map(({ key, text, problem }) => (
              <li key={key} className="figures py-2 wrap-anywhere">
                {text}
                {problem && <span className="block text-ink-soft text-sm">{problem}</span>}
              </li>
            ))}
          </ul>
        </AreaSection>
      )}
      {storage && (
        <AreaSection title={t('admin.storage.title')}>
          <StorageFacts storage={storage} />
        </AreaSection>
      )}
      {payTables.length > 0 && (
        <AreaSection id="pay-tables" title={t('admin.pay-tables.title')} text={t('admin.pay-tables.text')}>
          <ul className="grid gap-1">
            {payTables.map(table => (
              <li key={table.name} className="figures">
                {t('admin.pay-tables.ends', table)}
              </li>
            ))}
          </ul>
        </AreaSection>
      )}
      {database && (
        <AreaSection title={t('admin.database.title')}>
          <p className="wrap-anywhere max-w-prose">{t('admin.database.text', database)}</p>
        </AreaSection>
      )}
    </>
  )
}
