/** Tells the applicant's open pages of a step; asked for with each step that can be taken back, for when it no longer can. */
export const tellOfStepTask = 'tell-of-step'
