import { adStepNames } from '../../../../domain/job-ads/job-ad.values.ts'

/** The editor's pages in order: the steps of the ad, then the preview. */
export const editorSteps = [...adStepNames, 'preview'] as const
export type EditorStep = (typeof editorSteps)[number]
