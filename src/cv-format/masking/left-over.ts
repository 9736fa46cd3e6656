import { fold } from '../../basics/fold.ts'
import type { Cv } from '../cv.ts'

type Person = { fields: Cv; emails: readonly string[]; hasName: (text: string) => boolean }

/** Looks in another way than the mask does: for whole values of the person, and for what only contact data have. */
export function isLeftOver(lines: readonly string[], { fields, emails, hasName }: Person): boolean {
  const text = lines.join('\n')
  if (/@|https?:|www\./iu.test(text)) return true
  if (lines.some(hasName) || hasName(text)) return true
  const digits = text.replace(/[^\d\n]/g, '')
  const telephone = fields.phone?.value.replace(/\D/g, '').slice(-leastDigits) ?? ''
  if (telephone.length === leastDigits && digits.includes(telephone)) return true
  const postalCode = fields.postalCode?.value.replace(/\D/g, '') ?? ''
  const isYear = /^(?:19|20)\d\d$/.test(postalCode)
  if (postalCode !== '' && !isYear && new RegExp(`(?<!\\d)${postalCode}(?!\\d)`).test(text)) return true
  const folded = fold(text)
  return emails.some(email => {
    const [local = '', domain = ''] = fold(email).split('@')
    return (local.length > leastLocal && folded.includes(local)) || folded.includes(`@${domain}`)
  })
}

const leastDigits = 7
const leastLocal = 4
