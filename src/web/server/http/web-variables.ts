/** Request variables shared by the web application's middleware. */
export type WebVariables = { requestId: string; nonce: string }
