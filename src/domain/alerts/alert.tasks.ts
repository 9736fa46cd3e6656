/** Holds new ads against all alerts; asked for when ads change, and every minute. */
export const matchAlertsTask = 'match-alerts'
/** Writes the mails that are due; asked for when something was found, and every minute. */
export const writeMailsTask = 'write-alert-mails'
