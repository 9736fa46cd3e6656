import { lifecycle } from '../caller/lifecycle.status.ts'

export const ideaStatuses = ['new', 'planned', 'in-progress', 'done', 'declined'] as const
export type IdeaStatus = (typeof ideaStatuses)[number]

/** Only the team moves an idea, and may always think better of it. */
export const ideaLife = lifecycle<IdeaStatus, 'team'>({
  new: { planned: ['team'], 'in-progress': ['team'], done: ['team'], declined: ['team'] },
  planned: { new: ['team'], 'in-progress': ['team'], done: ['team'], declined: ['team'] },
  'in-progress': { planned: ['team'], done: ['team'], declined: ['team'] },
  done: { 'in-progress': ['team'] },
  declined: { new: ['team'], planned: ['team'] },
})

/** Where a vote still says something. */
export const openIdeaStatuses: readonly IdeaStatus[] = ['new', 'planned', 'in-progress']

/** The columns of the roadmap. */
export const roadmapStatuses = ['planned', 'in-progress', 'done'] as const satisfies IdeaStatus[]

export function isOpenIdea(status: IdeaStatus): boolean {
  return openIdeaStatuses.includes(status)
}
