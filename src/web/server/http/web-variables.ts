/** Set by `observed` and `securityHeaders`, which run before anything that reads them. */
export type WebVariables = { requestId: string; nonce: string }
