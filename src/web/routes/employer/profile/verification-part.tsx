import { BadgeCheck } from 'lucide-react'
import { FormPart } from '../../../parts/employer/employer-profile/form-part.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'

export type VerificationView = {
  title: string
  text: string
  /** Where to ask for it; null for an employer that is verified. */
  ask: { to: string; label: string } | null
}

/** Whether those who run the board have found that the employer is who it says, and how to get there. */
export function VerificationPart({ verification: { title, text, ask } }: { verification: VerificationView }) {
  if (ask === null) {
    return (
      <p className="flex items-center gap-2">
        <BadgeCheck aria-hidden className="size-5 shrink-0 text-good" strokeWidth={1.75} />
        {text}
      </p>
    )
  }
  return (
    <FormPart title={title} text={text}>
      <div>
        <LinkButton to={ask.to} variant="secondary">
          {ask.label}
        </LinkButton>
      </div>
    </FormPart>
  )
}
