import { adoptAlerts } from '../domain/alerts/adopt-alerts.ts'
import { adoptApplications } from '../domain/applications/adopt-applications.ts'
import { canReadApplicationFile } from '../domain/applications/read-file-access.ts'
import { tellOfInfectedFile } from '../domain/applications/tell-of-infected-file.ts'
import { adoptConversations } from '../domain/assistant/conversation/adopt-conversations.ts'
import type { Hooks } from '../domain/caller/context.ts'
import type { FilePurpose } from '../domain/files/file.values.ts'
import { adoptIdeas } from '../domain/ideas/adopt-ideas.ts'
import { adoptQuestions } from '../domain/job-questions/adopt-questions.ts'
import { canReadFileOfReport } from '../domain/moderation/read-report-file-access.ts'
import { statementOfLock } from '../domain/moderation/statement-of-lock.ts'
import { settleOnAccount } from '../domain/orders/on-account/settle-on-account.ts'
import { canReadFileOfSupport } from '../domain/support/read-support-file-access.ts'
import { tellOfInfectedSupportFile } from '../domain/support/tell-of-infected-support-file.ts'
import { noteActivity } from '../domain/talent-pool/change-own-pool.ts'

/** Pictures of employers are public, and a CV is its owner's alone: neither is asked for here. */
export const domainHooks = {
  adopt: [adoptApplications, adoptAlerts, adoptQuestions, adoptConversations, adoptIdeas, noteActivity],
  fileReaders: {
    application: canReadApplicationFile,
    message: canReadApplicationFile,
    support: canReadFileOfSupport,
    report: canReadFileOfReport,
  },
  infectedFileNotifiers: {
    application: tellOfInfectedFile,
    message: tellOfInfectedFile,
    support: tellOfInfectedSupportFile,
  },
  invoicePaid: [settleOnAccount],
  statementOfLock,
} satisfies Hooks & Record<'fileReaders' | 'infectedFileNotifiers', Partial<Record<FilePurpose, unknown>>>
