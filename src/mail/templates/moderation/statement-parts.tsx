import { Paragraph } from '../../elements.tsx'
import type { StatementPart } from '../../mail-props.ts'

export function StatementParts({ parts }: { parts: readonly StatementPart[] }) {
  return parts.map(({ heading, text }) => (
    <Paragraph key={heading}>
      <strong>{heading}:</strong> {text}
    </Paragraph>
  ))
}
