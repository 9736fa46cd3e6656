/** The one place that reads the machine's time; everything else is handed `now`. */
export const systemClock = (): Date => new Date()
