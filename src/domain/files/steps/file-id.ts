/** Whether a text can be the id of a file; the database would refuse to look for anything else. */
export function isFileId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}
