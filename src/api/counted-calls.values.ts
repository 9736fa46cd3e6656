/** What is counted for itself: requests of a network to the API and to the tools, and of a key to each. */
export const countedCalls = ['api', 'api-key', 'mcp', 'mcp-key'] as const
export type CountedCalls = (typeof countedCalls)[number]

export const countedSeconds = 60
