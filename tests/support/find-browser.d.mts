/** What makes Chromium start as root and keeps it from talking to anyone but the page. */
export const browserArguments: string[]

/** The path of a browser that was seen to start. @throws with the reasons when there is none. */
export function findBrowser(): Promise<string>
