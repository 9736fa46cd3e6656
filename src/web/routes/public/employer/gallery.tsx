import { useTexts } from '../../../use-texts.ts'
import type { EmployerPageView } from './employer-view.server.ts'

export function Gallery({ pictures }: { pictures: EmployerPageView['gallery'] }) {
  const { t } = useTexts()
  return (
    <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
      {pictures.map(({ id, url, smallUrl, caption, widthPx, heightPx }, index) => (
        <li key={id}>
          <figure className="grid gap-1.5">
            <a href={url} className="overflow-hidden rounded-card border border-line">
              <img
                src={smallUrl}
                alt={caption || t('employers.detail.picture', { number: index + 1 })}
                width={widthPx}
                height={heightPx}
                loading="lazy"
                className="aspect-[3/2] w-full object-cover"
              />
            </a>
            {caption && <figcaption className="text-ink-soft text-sm">{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  )
}
