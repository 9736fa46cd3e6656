/** What shows that an employer is who it says: a mail to its own domain, a document, or its entry in a register. */
export const verificationWays = ['mail', 'document', 'register'] as const
export type VerificationWay = (typeof verificationWays)[number]

export const verificationNoteChars = 200
export const verificationMailDays = 14
