import { FileText } from 'lucide-react'
import { useTexts } from '../../../use-texts.ts'
import { FileName } from './file-name.tsx'

/** `to`: null for a file that was infected and is gone. */
export type LinkedFile = { id: string; name: string; facts: string; to: string | null }

export function FileLinks({ files }: { files: readonly LinkedFile[] }) {
  const { t } = useTexts()
  return (
    <ul className="grid gap-2">
      {files.map(({ id, name, facts, to }) => (
        <li key={id} className="flex items-start gap-2">
          <FileText aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" strokeWidth={1.75} />
          <div className="min-w-0">
            {to === null ? (
              <p>
                <FileName name={name} /> <span className="text-warn">{t('file.infected')}</span>
              </p>
            ) : (
              <a className="link block" href={to}>
                <FileName name={name} />
              </a>
            )}
            <p className="figures text-ink-soft text-sm">{facts}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
