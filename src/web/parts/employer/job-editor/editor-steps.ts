import { adStepNames } from '../../../../domain/job-ads/job-ad.values.ts'

/** The pages of the editor in their order: the steps of the ad, and the look at the whole. */
export const editorSteps = [...adStepNames, 'preview'] as const
export type EditorStep = (typeof editorSteps)[number]
