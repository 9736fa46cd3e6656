/** The part of `limits.ts` about messages to those who run the board, and about help. */
export const supportLimits = {
  supportTextChars: 5_000,
  supportPageChars: 500,
  supportRequestsPerHour: 5,
  supportRepliesPerHour: 20,
  supportConfirmDays: 7,
  /** Without a word of the person after an answer. */
  supportCloseDays: 30,
  supportShown: 50,
  supportFiles: 5,
  supportNoteChars: 5_000,
  /** A form that came back sooner was filled in by a program. */
  supportFormSeconds: 3,
  supportFormHours: 24,
  supportMailBytes: 15 * 1024 * 1024,
  supportMailDays: 30,
  supportMailTries: 5,
  /** How far the clocks of whoever hands in mails may be off. */
  supportMailClockSeconds: 300,
  supportMailsPerHour: 20,
  helpShown: 30,
  helpProposed: 3,
} as const
