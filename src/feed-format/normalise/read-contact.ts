import { cleanLine } from '../../texts/clean-text.ts'

const email = /[\p{L}\d._%+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,5}/iu

/** An absolute http or https URL without credentials, normalised as a browser would; null for anything else. */
export function readWebAddress(text: string | null): string | null {
  if (text === null) return null
  const line = cleanLine(text)
  if (line.length > 2_000 || !/^https?:\/\//i.test(line)) return null
  try {
    const url = new URL(line)
    if (url.username !== '' || url.password !== '' || url.hostname === '') return null
    return url.href
  } catch {
    return null
  }
}

/** The first e-mail address of a text, lower-cased; null without one. */
export function readEmail(text: string | null): string | null {
  if (text === null) return null
  for (
    let at = text.indexOf('@'), tries = 0;
    at >= 0 && tries < 10;
    at = text.indexOf('@', at + 1), tries++
  ) {
    const around = text.slice(Math.max(0, at - 64), at + 200).replace(/mailto:/gi, ' ')
    const found = email.exec(around)?.[0]
    if (found !== undefined && found.length <= 200) return found.toLowerCase()
  }
  return null
}

/** A phone number as written, if it has 6 to 20 digits; null otherwise. */
export function readPhone(text: string | null): string | null {
  if (text === null) return null
  const line = cleanLine(text)
  const digits = line.replace(/\D/g, '')
  return digits.length >= 6 && digits.length <= 20 && line.length <= 40 && /^[+\d][\d\s()/.–-]+$/.test(line)
    ? line
    : null
}
