/** Facts for search engines as JSON-LD. `json` is text of `JSON.stringify`; a browser never runs it. */
export function StructuredData({ json }: { json: string }) {
  // A "<" in an employer's text could close the script element.
  const safe = json.replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: text of JSON.stringify without any "<"
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safe }} />
}
