const foldings: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe' }
const marker = /\(\s*[mwfdxia]\s*(?:\/\s*[mwfdxia]\s*){1,3}\)/gi
const maxChars = 80

/** The readable part of a job's URL: lower-case letters, digits and hyphens, at most 80 characters. */
export function jobSlug(title: string, placeName?: string): string {
  const words = `${title.replace(marker, ' ')} ${placeName ?? ''}`
    .toLowerCase()
    .replace(/[äöüßæøœ]/g, letter => foldings[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  if (words.length <= maxChars) return words || 'job'
  const cut = words.slice(0, maxChars + 1)
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 1)).replace(/-+$/g, '') || 'job'
}
