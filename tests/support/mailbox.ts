import { expect, type Page } from '@playwright/test'

/** The latest mail in the developer mailbox with these words in its subject, for an address; waits up to ten seconds for it. */
async function newestMail(
  page: Page,
  email: string,
  words: string | RegExp,
): Promise<{ href: string; subject: string }> {
  let found: RegExpExecArray | null = null
  await expect(async () => {
    const list = await (await page.request.get('/dev/mailbox')).text()
    const entry = list.split('<li').find(item => item.includes(email) && isAbout(item, words))
    found = /href="(\/dev\/mailbox\/\d+)"[^>]*>([^<]+)</.exec(entry ?? '')
    expect(found, `a mail "${words}" to ${email}`).not.toBeNull()
  }).toPass({ timeout: 10_000 })
  const [, href = '', subject = ''] = found ?? []
  return { href, subject }
}

/** The first link whose URL contains `part`, in the latest mail with these words. @throws when the mail has none */
export async function mailedLink(
  page: Page,
  email: string,
  words: string | RegExp,
  part: string,
): Promise<string> {
  const { href } = await newestMail(page, email, words)
  const html = await (await page.request.get(`${href}/content`)).text()
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
  const link = links.find(address => address.includes(part))
  if (!link) throw new Error(`The mail "${words}" has no link with "${part}"`)
  return link
}

/** The six digits of a mailed code, which are in the subject; empty when there are none. */
export async function mailedCode(page: Page, email: string, words: string): Promise<string> {
  const { subject } = await newestMail(page, email, words)
  return /\d{6}/.exec(subject)?.[0] ?? ''
}

function isAbout(item: string, words: string | RegExp): boolean {
  return typeof words === 'string' ? item.includes(words) : words.test(item)
}
