import { Paragraph } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { StatementPart } from '../../mail-props.ts'

export function StatementParts({ parts }: { parts: readonly StatementPart[] }) {
  const { medium } = useMail()
  return parts.map(({ heading, text }) => (
    <Paragraph key={heading}>
      {medium === 'text' ? `${heading}:` : <strong>{heading}:</strong>} {text}
    </Paragraph>
  ))
}
