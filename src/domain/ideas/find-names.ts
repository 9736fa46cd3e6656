import { personalDataIn } from './steps/personal-data.ts'

/** Whether a text seems to name somebody, which whoever writes it is asked about once: it may be meant. */
export function hasNames(text: string): boolean {
  return personalDataIn(text).includes('name')
}
