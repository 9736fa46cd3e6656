/** What the web application's own steps hand to each other in a request. */
export type WebVariables = { requestId: string; nonce: string }
