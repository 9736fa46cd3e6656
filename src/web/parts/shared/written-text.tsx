import type { SafeHtml } from '../../../texts/safe-html.ts'

/** The one place where pages show HTML that is not the site's own: what an employer wrote. */
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
