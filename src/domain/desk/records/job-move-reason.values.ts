/** Why an ad was moved, as far as it has words of its own; a plain change of status says enough. */
export const jobMoveReasons = [
  'valid-through',
  'renewed',
  'review',
  'changed',
  'follows-feed',
  'featured',
  'feed-new',
  'feed-last-day',
  'feed-vanished',
  'feed-returned',
  'feed-undone',
  'moderation',
  'moderation-ended',
] as const
export type JobMoveReason = (typeof jobMoveReasons)[number]
