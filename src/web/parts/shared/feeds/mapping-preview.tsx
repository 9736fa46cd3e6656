import { ChevronRight } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { MappingPreviewView } from './mapping-view.server.ts'

type Ad = MappingPreviewView['ads'][number]

export function MappingPreview({ preview, isBusy }: { preview: MappingPreviewView; isBusy: boolean }) {
  const { t } = useTexts()
  return (
    <section
      aria-labelledby="mapping-preview"
      aria-busy={isBusy || undefined}
      className="grid gap-3 rounded-card border border-line border-dashed bg-paper p-4 sm:p-5"
    >
      <div className="grid gap-1">
        <h3 id="mapping-preview" className="font-sans font-semibold text-base tracking-normal">
          {t('feeds.preview.title')}
        </h3>
        <p className="text-ink-soft text-sm">{t('feeds.preview.text')}</p>
      </div>
      {preview.problem && <p className="font-medium text-bad">{preview.problem}</p>}
      <ul className="divide-y divide-line">
        {preview.ads.map(ad => (
          <li key={ad.position}>
            <details open={ad.position === 0} className="group">
              <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-2 gap-y-1 py-1.5">
                <ChevronRight
                  aria-hidden
                  className="size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-90"
                  strokeWidth={1.75}
                />
                <span className="wrap-anywhere min-w-0 flex-1 font-medium">{ad.title}</span>
                {ad.problem && <Badge tone="bad">{t('feeds.item.failed')}</Badge>}
              </summary>
              <PreviewedAd ad={ad} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PreviewedAd({ ad }: { ad: Ad }) {
  const { t } = useTexts()
  if (ad.problem) return <p className="pb-3 pl-6 text-sm">{ad.problem}</p>
  return (
    <div className="wrap-anywhere grid gap-3 pb-4 pl-6 text-sm">
      <dl className="grid gap-x-5 gap-y-1.5 sm:grid-cols-2">
        {ad.facts.map(({ key, label, text }) => (
          <div key={key} className="min-w-0">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="figures">{text}</dd>
          </div>
        ))}
      </dl>
      {ad.text === '' ? <p className="text-warn">{t('feeds.preview.no-text')}</p> : <p>{ad.text}</p>}
      {ad.warnings.length > 0 && (
        <ul className="list-disc pl-5 text-ink-soft">
          {ad.warnings.map(warning => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
