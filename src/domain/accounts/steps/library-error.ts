/** Thrown by the sign-in library for a caller's mistake; anything else is a defect. */
export type LibraryError = Error & { statusCode: number; body?: { code?: string } }

export function isLibraryError(error: unknown): error is LibraryError {
  return error instanceof Error && error.name === 'APIError'
}

/** The library's error code, such as `EMAIL_NOT_VERIFIED`; `null` for other errors. */
export function refusalOf(error: unknown): string | null {
  return isLibraryError(error) ? (error.body?.code ?? 'REFUSED') : null
}
