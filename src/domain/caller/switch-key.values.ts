/** Background tasks that run by time. One that is off is left out until it is on again. */
export const schedules = [
  'archive-invoices',
  'check-vat-ids',
  'check-links',
  'delete-accounts',
  'delete-due-applications',
  'deliver-webhooks',
  'derive-pay',
  'expire-jobs',
  'file-mails',
  'follow-up-questions',
  'keep-pay-figures',
  'link-duplicates',
  'match-alerts',
  'prune-account-records',
  'prune-alerts',
  'prune-conversations',
  'prune-cv-readings',
  'prune-feeds',
  'prune-files',
  'prune-ideas',
  'prune-integrations',
  'prune-invitations',
  'prune-invoices',
  'prune-job-changes',
  'prune-job-drafts',
  'prune-live-events',
  'prune-merges',
  'prune-messages',
  'prune-newsletter',
  'prune-outside-applications',
  'prune-questions',
  'prune-viewed-jobs',
  'read-cvs',
  'reconcile-payments',
  'refresh-talent-pool',
  'remind-of-ending-jobs',
  'remind-of-invoices',
  'renew-derived-pay',
  'scan-files',
  'send-messages',
  'settle-payments',
  'sweep-bytes',
  'sync-feeds',
  'tell-of-fitting-jobs',
  'tell-askers',
  'tend-moderation',
  'tend-support',
  'tend-talent-pool',
  'write-alert-mails',
  'write-weekly-mails',
  'write-exports',
  'write-talent-mails',
] as const
export type Schedule = (typeof schedules)[number]

/** What the site asks of other computers. Webhooks and link checks are schedules, and have their switches there. */
export const outgoing = [
  'mail',
  'text-messages',
  'feed-downloads',
  'sign-in-providers',
  'vies',
  'virus-scanner',
] as const

/** What a language model does. Only these can be on for a share of the people: the others are not about anybody. */
export const modelUses = ['assistant-model', 'cv-model'] as const

/** Everything that can be turned off while the site runs. A switch that nobody has set is on. */
export const switchKeys = [...modelUses, ...outgoing, ...schedules] as const
export type SwitchKey = (typeof switchKeys)[number]

export function canBeShared(key: SwitchKey): boolean {
  return modelUses.some(use => use === key)
}
