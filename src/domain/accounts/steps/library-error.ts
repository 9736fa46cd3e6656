/** What the sign-in library throws for a caller's mistake; anything else it throws is a defect. */
export type LibraryError = Error & { statusCode: number; body?: { code?: string } }

export function isLibraryError(error: unknown): error is LibraryError {
  return error instanceof Error && error.name === 'APIError'
}

/** Why the library refused, such as `EMAIL_NOT_VERIFIED`; `null` for another kind of error. */
export function refusalOf(error: unknown): string | null {
  return isLibraryError(error) ? (error.body?.code ?? 'REFUSED') : null
}
