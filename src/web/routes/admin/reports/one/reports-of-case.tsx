import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { FileLinks } from '../../../../parts/shared/upload/file-links.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { CaseView } from './case-view.server.ts'

export function ReportsOfCase({ view }: { view: CaseView }) {
  const { t } = useTexts()
  return (
    <AreaSection title={t('moderation.admin.all-reports', { count: view.allReports })}>
      {view.message !== null && (
        <blockquote className="wrap-anywhere whitespace-pre-line border-line border-l-2 pl-3">
          {view.message}
        </blockquote>
      )}
      {view.reports.length === 0 && <p className="text-ink-soft">{t('moderation.admin.no-report')}</p>}
      <ul className="divide-y divide-line">
        {view.reports.map(({ id, kind, text, evidence, files, from, moment, isOpen }) => (
          <li key={id} className="grid gap-1 py-3">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{t(`moderation.kind.${kind}`)}</span>
              <span className="figures text-ink-soft text-sm">
                {moment}
                {!isOpen && ` · ${t('moderation.admin.answered')}`}
              </span>
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            {evidence && <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{evidence}</p>}
            {files.length > 0 && <FileLinks files={files} />}
            <p className="wrap-anywhere text-ink-soft text-sm">{from ?? t('moderation.admin.nameless')}</p>
          </li>
        ))}
      </ul>
    </AreaSection>
  )
}
