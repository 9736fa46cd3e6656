const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/**
 * An ad's HTML as the text that would make it: paragraphs parted by blank lines, list items with a dash, headings with a colon.
 * For text fields where no editor runs; bold and links have no sign there. A text without tags stays as it is.
 */
export function htmlAsText(html: string): string {
  if (!isHtml(html)) return html
  return html
    .replace(/\r?\n/g, ' ')
    .replace(/<h[34]>([\s\S]*?)<\/h[34]>/g, (_, words: string) => `\n\n${words.replace(/:\s*$/, '')}:\n\n`)
    .replace(/<li>(?:<p>)?/g, '\n- ')
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<\/(?:p|ul|ol)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{2,}- /g, (found, at: number, whole: string) =>
      /- .*$/.test(whole.slice(0, at)) ? '\n- ' : found,
    )
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

export function isHtml(text: string): boolean {
  return /<(p|ul|ol|li|h3|h4|strong|em|br|a)[\s>/]/.test(text)
}
