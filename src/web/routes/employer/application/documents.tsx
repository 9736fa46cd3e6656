import { Download, FileText } from 'lucide-react'
import { useLocation } from 'react-router'
import { formatBytes } from '../../../../i18n/format.ts'
import { FileName } from '../../../parts/shared/upload/file-name.tsx'
import { FileNotes } from '../../../parts/shared/upload/file-notes.tsx'
import { forEmployer } from '../../../parts/shared/upload/send-file.ts'
import { useTexts } from '../../../use-texts.ts'
import { Part, type ReadApplication } from './part.tsx'

export type ApplicationDocument = ReadApplication['files'][number]

/** PDF pages are shown as images, so that nothing in an untrusted document runs in the page. Only the first document starts open. */
export function Documents({ files }: { files: ApplicationDocument[] }) {
  const { t } = useTexts()
  return (
    <Part id="documents" title={t('employer-applications.one.documents')}>
      {files.length === 0 && <p className="text-ink-soft">{t('employer-applications.one.no-documents')}</p>}
      {files.map((file, index) => (
        <div
          key={file.id}
          className="grid grid-cols-[minmax(0,1fr)] gap-3 border-line not-first-of-type:border-t not-first-of-type:pt-4"
        >
          <DocumentLine file={file} hasPreview={file.mediaType === 'application/pdf'} />
          <Preview file={file} isOpen={index === 0} />
        </div>
      ))}
    </Part>
  )
}

export function DocumentLine({
  file,
  hasPreview = false,
}: {
  file: ApplicationDocument
  hasPreview?: boolean
}) {
  const { t, to, locale } = useTexts()
  const { search } = useLocation()
  const { id, name, bytes, pages, scan, notes } = file
  const isBlocked = scan === 'waiting' || scan === 'infected'
  const facts = [formatBytes(bytes, locale), pages ? t('file.pages', { count: pages }) : '']
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <FileText aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" strokeWidth={1.75} />
      <div className="min-w-0">
        <p className="font-medium">
          <FileName name={name} />
        </p>
        <p className="figures text-ink-soft text-sm">{facts.filter(Boolean).join(' · ')}</p>
        {isBlocked && (
          <p className="font-medium text-sm text-warn">{t(`employer-applications.one.scan-${scan}`)}</p>
        )}
        {!isBlocked && <FileNotes notes={notes} text={hasPreview ? 'noted-with-preview' : 'noted'} />}
      </div>
      {!isBlocked && (
        <a
          className="link inline-flex min-h-11 items-center gap-1.5 text-sm max-sm:col-start-2 max-sm:justify-self-start"
          href={forEmployer(to('file', { id }), search)}
        >
          <Download aria-hidden className="size-4" strokeWidth={1.75} />
          {t('employer-applications.one.download')}
          <span className="sr-only">{name}</span>
        </a>
      )}
    </div>
  )
}

function Preview({
  file: { id, name, mediaType, pages, scan },
  isOpen,
}: {
  file: ApplicationDocument
  isOpen: boolean
}) {
  const { t, to } = useTexts()
  const { search } = useLocation()
  const isPicture = mediaType.startsWith('image/')
  if (scan === 'waiting' || scan === 'infected' || !(isPicture || (mediaType === 'application/pdf' && pages)))
    return null
  const pictures = isPicture
    ? [forEmployer(`${to('file', { id })}?inline`, search)]
    : Array.from({ length: pages ?? 0 }, (_, index) =>
        forEmployer(to('file-page', { id, page: index + 1 }), search),
      )
  return (
    <details open={isOpen}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        <span aria-hidden>{t('employer-applications.one.preview')}</span>
        <span className="sr-only">{t('employer-applications.one.preview-of', { name })}</span>
      </summary>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reachable by keyboard
        tabIndex={0}
        aria-label={name}
        className="grid max-h-[80vh] gap-3 overflow-y-auto rounded-control border border-line bg-sunken p-2 sm:p-4"
      >
        {pictures.map((source, index) => (
          <img
            key={source}
            src={source}
            loading="lazy"
            decoding="async"
            alt={
              isPicture
                ? name
                : t('employer-applications.one.page-of', { page: index + 1, pages: pictures.length, name })
            }
            className="min-h-24 w-full rounded-[2px] bg-sheet"
          />
        ))}
      </section>
    </details>
  )
}
