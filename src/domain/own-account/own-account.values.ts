/** Optional notifications; those about account security are always sent. Browser-safe. */
export const noticeKinds = ['applications', 'messages', 'product'] as const
