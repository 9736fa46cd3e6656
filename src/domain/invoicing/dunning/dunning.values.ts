/** The reminders, each so many days after the day that an invoice was payable by. */
export const dunningSteps = [
  { step: 1, daysOverdue: 7 },
  { step: 2, daysOverdue: 21 },
  { step: 3, daysOverdue: 35 },
] as const

/** Between two reminders of one invoice, also when they could not be sent for long. */
export const leastDaysBetween = 10

export type DunningStep = (typeof dunningSteps)[number]['step']
