/** What someone may be told by mail; what concerns the safety of the account always is. Safe for the browser. */
export const noticeKinds = ['applications', 'messages', 'product'] as const
