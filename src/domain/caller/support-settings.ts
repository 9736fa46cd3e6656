import type { BusinessHours } from '../../basics/business-hours.ts'

/** How the operator answers messages, from the configuration. */
export type SupportSettings = {
  hours: BusinessHours
  /** Business hours until the first answer is due. */
  answerHours: number
  /** Days that a closed conversation is kept. */
  keepDays: number
  /** Where answers by mail go, with a token of their conversation in it; null leads people to the page instead. */
  replyAddress: string | null
  /** Signs mails that are handed in; null where none are taken. */
  mailSecret: string | null
  /** Addresses of the site itself, whose mails are not answered. */
  ownAddresses: readonly string[]
}

/** For tools, and until the operator says otherwise: Monday to Friday, no mails in. */
export const usualSupport: SupportSettings = {
  hours: { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00', holidays: 'DE' },
  answerHours: 8,
  keepDays: 365,
  replyAddress: null,
  mailSecret: null,
  ownAddresses: [],
}
