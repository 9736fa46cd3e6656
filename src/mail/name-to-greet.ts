import { zeroWidthSpace } from './defuse-names.ts'

const maxChars = 80

/** Where a mail program would detect a link; titles such as "Dr.med." only resemble one. */
const looksLikeAddress =
  /:\/\/|www\.|[@/\\]|\b(?!(?:dr|med|prof|pd|priv|dipl|rer|dent|st|phil|vet|habil)\.)[\p{L}\d-]{2,}\.\p{L}{2,}/iu

/**
 * A person's name for use in a mail, or '' when it is not fit for one: whoever signs up with someone else's address chooses the name, and
 * must not be able to send them advertising or a link that way.
 */
export function nameToGreet(name: string): string {
  const plain = onOneLine(name.replaceAll(zeroWidthSpace, ''))
  return plain.length > maxChars || looksLikeAddress.test(plain) ? '' : plain
}

/** Strips line breaks, control characters and bidirectional marks. */
export function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}
