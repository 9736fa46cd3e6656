import { useTexts } from '../../../../use-texts.ts'
import type { ConversationFacts } from './load-conversation.server.ts'

/** Until when an answer is due and why a message is withheld: above the conversation, so that it is seen on phones too. */
export function WhatPresses({ facts: { due, heldBecause } }: { facts: ConversationFacts }) {
  const { t } = useTexts()
  if (!due && heldBecause.length === 0) return null
  return (
    <div className="mb-6 grid gap-1">
      {due && (
        <p className={due.isLate ? 'font-semibold text-bad' : 'font-semibold'}>
          {t(due.isLate ? 'support.admin.was-due' : 'support.admin.due', { moment: due.moment })}
        </p>
      )}
      {heldBecause.length > 0 && (
        <p className="text-warn">
          {heldBecause.map(reason => t(`support.admin.suspicion.${reason}`)).join(', ')}
        </p>
      )}
    </div>
  )
}
