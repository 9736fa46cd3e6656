import type { SafeHtml } from '../../../texts/safe-html.ts'

/** What an employer wrote, with its markup: the one place where a page shows HTML that is not ours. */
export function WrittenText({ html, lang }: { html: SafeHtml; lang?: string | undefined }) {
  return (
    <div
      lang={lang}
      className="ad-text mt-4 max-w-prose"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: its type says that it was sanitised and not changed since
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
