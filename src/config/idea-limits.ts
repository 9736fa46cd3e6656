/** The part of `limits.ts` about ideas of readers. */
export const ideaLimits = {
  ideaTitleMinChars: 8,
  ideaTitleChars: 120,
  ideaTextChars: 3_000,
  ideaCommentChars: 2_000,
  ideaNameChars: 60,
  ideasShown: 20,
  ideaNewsShown: 50,
  ideaCommentsShown: 200,
  similarIdeasShown: 4,
  openIdeasEach: 5,
  ideasPerDay: 10,
  ideaVotesPerDay: 20,
  ideaCommentsPerHour: 20,
  ideaConfirmDays: 7,
  /** How long after a merge two ideas can be parted again. */
  ideaPartDays: 30,
  ideaBrowserDays: 180,
} as const
