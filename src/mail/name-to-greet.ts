import { zeroWidthSpace } from './defuse-names.ts'

const maxChars = 80

/** Where a mail program would make a link of it; titles such as "Dr.med." only look alike. */
const looksLikeAddress =
  /:\/\/|www\.|[@/\\]|\b(?!(?:dr|med|prof|pd|priv|dipl|rer|dent|st|phil|vet|habil)\.)[\p{L}\d-]{2,}\.\p{L}{2,}/iu

/**
 * A person's name as it may stand in a mail, or '' when it may not: whoever signs up with another person's address chooses
 * the name, and must not be able to send them an advertisement or a link that way.
 */
export function nameToGreet(name: string): string {
  const plain = onOneLine(name.replaceAll(zeroWidthSpace, ''))
  return plain.length > maxChars || looksLikeAddress.test(plain) ? '' : plain
}

/** Without line breaks, control characters and marks that turn the direction of writing. */
export function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}
